/** What the site promises, the test that shows it, and how to repeat it. */
export const promises = [
  {
    promise: 'What was accepted is on disk: `kill -9`, a full disk and a stopped database lose none',
    shownBy: '`tests/http/crash.test.ts`, `tests/unit/leads/store/outage.test.ts`, below',
    command: 'npm run chaos',
  },
  { promise: 'A stop (SIGTERM) answers what has reached the machine', shownBy: '`tests/http/stop.test.ts`, below', command: 'npm test -- http' },
  {
    promise: 'Every destination is tried until it takes the request, or the request is a dead letter that can be replayed',
    shownBy: '`tests/http/delivery.test.ts`, below',
    command: 'npm run chaos',
  },
  { promise: 'One destination in trouble delays no other', shownBy: '`tests/http/delivery.test.ts`', command: 'npm test -- http' },
  { promise: 'A request sent twice under one key is one lead', shownBy: '`tests/http/repeats.test.ts`', command: 'npm test -- http' },
  {
    promise: 'Several instances share one database; a dead one holds nothing up over 90 s',
    shownBy: '`tests/http/postgres.test.ts`',
    command: 'npm test -- http',
  },
  { promise: '50 posts a second are taken, and as many at once as come', shownBy: '`tests/http/load.test.ts`', command: 'npm run bench' },
  {
    promise: 'Nothing that a visitor sends is a fault of the server, or markup in a mail',
    shownBy: '`tests/http/fuzz.test.ts`',
    command: 'npm run fuzz',
  },
  {
    promise: 'No other site posts, no header poisons a page, no address reads a file, no slow or huge body holds the site up',
    shownBy: '`tests/http/abuse/`',
    command: 'npm test -- http',
  },
  {
    promise: 'The webhook reaches no private address, however it is written or resolved',
    shownBy: '`tests/unit/leads/deliver/target.test.ts`, `webhook.test.ts`',
    command: 'npm test -- unit',
  },
  {
    promise: 'What a visitor typed is in no log, address or error page, and sealed at rest',
    shownBy: '`tests/http/privacy.test.ts`',
    command: 'npm test -- http',
  },
  {
    promise: 'Erased is erased: nothing is left in database, WAL or mail folder; retention is right to the millisecond',
    shownBy: '`tests/unit/leads/store/erase.test.ts`, `tests/http/privacy.test.ts`',
    command: 'npm test -- unit http',
  },
  {
    promise: 'A change to the evidence of consent is found',
    shownBy: '`tests/unit/leads/store/consent.test.ts`',
    command: 'npm run leads -- verify',
  },
  {
    promise: 'No package is below a floor of security, unlicensed, without checksum, or runs a script when it is installed',
    shownBy: '`tests/unit/supply-chain/`',
    command: 'npm run sbom',
  },
] as const;
