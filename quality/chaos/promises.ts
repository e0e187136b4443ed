import type { ReliabilityFigures } from './figures.ts';
import type { Measured } from './measure.ts';

export type Promised = {
  promise: string;
  /** Files of the tests that show it; empty where the command itself does. */
  tests: readonly string[];
  /** What was measured, in words; besides it the tests' own count is told. */
  figure?: (figures: ReliabilityFigures) => string;
  command: string;
};

const measuredIn = ({ faults }: ReliabilityFigures, named = ''): Measured[] =>
  Object.entries(faults).flatMap(([name, one]) => (name.includes(named) && !('skipped' in one) ? one : []));

const sum = (all: readonly Measured[], name: keyof Measured): number => all.reduce((total, one) => total + one[name], 0);

/** Accepted and lost in the faults whose names hold a text. */
const lostIn =
  (named = '') =>
  (figures: ReliabilityFigures): string => {
    const all = measuredIn(figures, named);
    return all.length === 0
      ? ''
      : `${sum(all, 'accepted')} accepted in ${all.length} ${all.length === 1 ? 'fault' : 'faults'}, ${sum(all, 'lost')} lost`;
  };

const loaded =
  (index: number) =>
  ({ load }: ReliabilityFigures): string => {
    const one = load?.[index];
    return one ? `${one.accepted} accepted, ${one.refused} refused, ${one.lost} lost; ${one.perSecond}/s, p50 ${one.p50} ms, p99 ${one.p99} ms` : '';
  };

const chaos = 'npm run chaos';
const http = 'npm test -- http';
const unit = 'npm test -- unit';

/** What the site promises, the tests that show it, and how to repeat it. */
export const promises: readonly Promised[] = [
  {
    promise:
      'No request that was accepted is lost, whatever breaks: `kill -9`, a full or read-only disk, a stopped database, a machine that stands still',
    tests: ['tests/http/crash.test.ts', 'tests/http/chaos.test.ts', 'tests/unit/leads/store/outage.test.ts'],
    figure: lostIn(),
    command: chaos,
  },
  {
    promise: 'None is stored twice, and no receiver gets a third copy of a delivery; copies carry one `Message-ID`',
    tests: ['tests/http/repeats.test.ts', 'tests/unit/leads/deliver/schedule.test.ts', 'tests/unit/leads/deliver/smtp.test.ts'],
    figure: (figures) => {
      const all = measuredIn(figures);
      return all.length === 0 ? '' : `${sum(all, 'doubled')} doubled, at most ${Math.max(...all.map(({ copies }) => copies))} copies`;
    },
    command: chaos,
  },
  { promise: 'A stop (SIGTERM) answers what has reached the machine', tests: ['tests/http/stop.test.ts'], figure: lostIn('SIGTERM'), command: chaos },
  {
    promise: 'A mail server in trouble loses no mail; one that takes without a word gets two copies, then the staff an alarm',
    tests: ['tests/http/delivery.test.ts'],
    figure: lostIn('mail server'),
    command: `${chaos} -- --only "mail server"`,
  },
  {
    promise: 'A relay target in trouble loses no call, and delays no mail',
    tests: ['tests/unit/leads/deliver/webhook.test.ts'],
    figure: lostIn('webhook'),
    command: `${chaos} -- --only webhook`,
  },
  {
    promise: 'Several instances share one database: one that dies holds nothing up over 90 s, one whose clock is wrong takes nothing over',
    tests: ['tests/http/postgres.test.ts', 'tests/unit/leads/store/clock.test.ts'],
    figure: lostIn('two instances'),
    command: `${chaos} -- --only "two instances"`,
  },
  {
    promise: '50 posts a second for two minutes: p99 ≤ 500 ms',
    tests: ['tests/http/load.test.ts'],
    figure: loaded(0),
    command: `${chaos} -- --load`,
  },
  { promise: 'A burst of 200 posts a second for 10 s is taken whole', tests: [], figure: loaded(1), command: `${chaos} -- --load` },
  { promise: 'At its limit the site takes 300 posts a second and more', tests: [], figure: loaded(2), command: `${chaos} -- --load` },
  {
    promise: 'An hour at 5 posts a second and a moody mail server: nothing lost, under 50 MB of growth, handles steady',
    tests: [],
    figure: ({ soak }) =>
      soak
        ? `${soak.seconds} s: ${soak.accepted} accepted, ${soak.lost} lost, ${soak.doubled} doubled, at most ${soak.copies} copies; ${soak.megabytesBefore} → ${soak.megabytesAfter} MB, ${soak.handlesBefore} → ${soak.handlesAfter} handles`
        : '',
    command: `${chaos} -- --soak 3600`,
  },
  {
    promise: 'Nothing that a visitor sends is a fault of the server, or markup in a mail',
    tests: ['tests/http/fuzz.test.ts'],
    command: 'npm run fuzz',
  },
  {
    promise: 'No other site posts, no header poisons a page, no address reads a file, no slow or huge body holds the site up',
    tests: ['addresses', 'headers', 'loads', 'posts'].map((subject) => `tests/http/abuse/${subject}.test.ts`),
    command: http,
  },
  {
    promise: 'The webhook reaches no private address, however it is written or resolved',
    tests: ['tests/unit/leads/deliver/target.test.ts'],
    figure: lostIn('private address'),
    command: unit,
  },
  {
    promise: 'What a visitor typed is in no log, address or error page, and sealed at rest',
    tests: ['tests/http/privacy.test.ts', 'tests/unit/leads/seal.test.ts'],
    command: http,
  },
  {
    promise: 'Erased is erased: nothing is left in database, WAL or mail folder; retention is right to the millisecond',
    tests: ['tests/unit/leads/store/erase.test.ts'],
    command: unit,
  },
  {
    promise: 'A change to the evidence of consent is found',
    tests: ['tests/unit/leads/store/consent.test.ts'],
    command: 'npm run leads -- verify',
  },
  {
    promise:
      'A delivery that waits for over 15 minutes, a dead letter or a failed test request is told in one mail a day, for all instances and over restarts',
    tests: ['tests/unit/leads/deliver/alarm.test.ts', 'tests/unit/leads/store/alarm-records.test.ts', 'tests/http/operate.test.ts'],
    command: unit,
  },
  {
    promise: 'Every dependency is locked with its integrity, at or above its security floor, of a known licence, and runs no script when installed',
    tests: ['tests/unit/supply-chain/lockfile.test.ts', 'tests/unit/supply-chain/sbom.test.ts'],
    command: 'npm run sbom',
  },
  {
    promise: 'A copy made while posts come holds all that was accepted before; the site restored from it delivers what was open',
    tests: ['tests/http/operate.test.ts'],
    command: 'npm run leads -- backup',
  },
  {
    promise: "Every page, 404 and confirmation has A+ (130) in Mozilla's HTTP Observatory",
    tests: [],
    figure: ({ graded }) => (graded ? `${graded.pages} pages graded, the least ${graded.least}` : ''),
    command: 'npm run observatory -- --record',
  },
  { promise: 'A data folder of the first schema is taken over whole', tests: ['tests/http/operate.test.ts'], command: http },
  {
    promise: 'Traces and metrics reach an OpenTelemetry collector and name nobody; one that is away holds nothing up',
    tests: ['tests/http/telemetry.test.ts', 'tests/unit/telemetry/telemetry.test.ts'],
    command: http,
  },
];
