import type { ReliabilityFigures } from './figures.ts';
import type { Measured } from './measure.ts';

export type SitePromise = {
  text: string;
  /** Test files; empty when the command itself is the test. */
  tests: readonly string[];
  /** The measured figure; the numbers of passed and failed tests are added. */
  figure?: (figures: ReliabilityFigures) => string;
  command: string;
};

const measuredIn = ({ faults }: ReliabilityFigures, named = ''): Measured[] =>
  Object.entries(faults).flatMap(([name, figures]) => (name.includes(named) && !('skipped' in figures) ? figures : []));

const sum = (all: readonly Measured[], name: keyof Measured): number => all.reduce((total, measured) => total + measured[name], 0);

/** Accepted and lost leads of the faults whose names contain a text. */
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
    const run = load?.[index];
    return run ? `${run.accepted} accepted, ${run.refused} refused, ${run.lost} lost; ${run.perSecond}/s, p50 ${run.p50} ms, p99 ${run.p99} ms` : '';
  };

const copiesText = (copies: number): string => `at most ${copies} ${copies === 1 ? 'copy' : 'copies'}`;

const chaos = 'npm run chaos';
const http = 'npm test -- http';
const unit = 'npm test -- unit';

/** The site's promises, their tests, and the command that measures them. */
export const promises: readonly SitePromise[] = [
  {
    text: 'No accepted lead is lost: after `kill -9`, with a full or read-only disk, a stopped database, a suspended machine',
    tests: ['tests/http/crash.test.ts', 'tests/http/chaos.test.ts', 'tests/unit/leads/store/outage.test.ts'],
    figure: lostIn(),
    command: chaos,
  },
  {
    text: 'No lead is stored twice, and no receiver gets a third copy of a delivery; copies have the same `Message-ID`',
    tests: ['tests/http/repeats.test.ts', 'tests/unit/leads/deliver/schedule.test.ts', 'tests/unit/leads/deliver/smtp.test.ts'],
    figure: (figures) => {
      const all = measuredIn(figures);
      return all.length === 0 ? '' : `${sum(all, 'doubled')} doubled, ${copiesText(Math.max(...all.map(({ copies }) => copies)))}`;
    },
    command: chaos,
  },
  {
    text: 'A stop (SIGTERM) completes the requests that have reached the machine',
    tests: ['tests/http/stop.test.ts'],
    figure: lostIn('SIGTERM'),
    command: chaos,
  },
  {
    text: 'A failing mail server loses no mail. A mail is sent at most twice to a server that never confirms it; then the staff get an alarm',
    tests: ['tests/http/delivery.test.ts'],
    figure: lostIn('mail server'),
    command: `${chaos} -- --only "mail server"`,
  },
  {
    text: 'A failing webhook target loses no delivery and delays no mail',
    tests: ['tests/unit/leads/deliver/webhook.test.ts'],
    figure: lostIn('webhook'),
    command: `${chaos} -- --only webhook`,
  },
  {
    text: 'Instances on one database: a dead one delays deliveries by at most 90 s, a wrong clock changes no lease',
    tests: ['tests/http/postgres.test.ts', 'tests/unit/leads/store/clock.test.ts'],
    figure: lostIn('two instances'),
    command: `${chaos} -- --only "two instances"`,
  },
  {
    text: '50 posts a second for two minutes: p99 ≤ 500 ms',
    tests: ['tests/http/load.test.ts'],
    figure: loaded(0),
    command: `${chaos} -- --load`,
  },
  { text: 'Every post of a burst of 200 a second for 10 s is accepted', tests: [], figure: loaded(1), command: `${chaos} -- --load` },
  { text: 'The site accepts at least 300 posts a second', tests: [], figure: loaded(2), command: `${chaos} -- --load` },
  {
    text: 'One hour with 5 posts a second and a failing mail server: no loss, memory grows less than 50 MB, handles stay constant',
    tests: [],
    figure: ({ soak }) =>
      soak
        ? `${soak.seconds} s: ${soak.accepted} accepted, ${soak.lost} lost, ${soak.doubled} doubled, ${copiesText(soak.copies)}; ${soak.megabytesBefore} → ${soak.megabytesAfter} MB, ${soak.handlesBefore} → ${soak.handlesAfter} handles`
        : '',
    command: `${chaos} -- --soak 3600`,
  },
  {
    text: 'No input causes a server error, or markup in a mail',
    tests: ['tests/http/fuzz.test.ts'],
    command: 'npm run fuzz',
  },
  {
    text: 'Cross-origin posts, forged headers, path traversal, and slow or large bodies have no effect',
    tests: ['addresses', 'headers', 'loads', 'posts'].map((subject) => `tests/http/abuse/${subject}.test.ts`),
    command: http,
  },
  {
    text: 'The webhook never connects to a private address, in any notation or by DNS',
    tests: ['tests/unit/leads/deliver/target.test.ts'],
    figure: lostIn('private address'),
    command: unit,
  },
  {
    text: 'Values of visitors are in no log, address or error page, and are sealed at rest',
    tests: ['tests/http/privacy.test.ts', 'tests/unit/leads/seal.test.ts'],
    command: http,
  },
  {
    text: 'Erasure leaves nothing in database, WAL or mail folder; retention is exact to the millisecond',
    tests: ['tests/unit/leads/store/erase.test.ts'],
    command: unit,
  },
  {
    text: 'A change to the evidence of consent is detected',
    tests: ['tests/unit/leads/store/consent.test.ts'],
    command: 'npm run leads -- verify',
  },
  {
    text: 'A delivery that waits for over 15 minutes, a dead letter or a failed canary sends one alarm mail a day, over all instances and restarts',
    tests: ['tests/unit/leads/deliver/alarm.test.ts', 'tests/unit/leads/store/alarm-records.test.ts', 'tests/http/operate.test.ts'],
    command: unit,
  },
  {
    text: 'Every dependency is locked with its integrity, at or above its minimum secure version, has a permissive license, and runs no install script',
    tests: ['tests/unit/supply-chain/lockfile.test.ts', 'tests/unit/supply-chain/sbom.test.ts'],
    command: 'npm run sbom',
  },
  {
    text: 'A backup under load has every lead accepted before; a site restored from it delivers the open ones',
    tests: ['tests/http/operate.test.ts'],
    command: 'npm run leads -- backup',
  },
  {
    text: "Every page, 404 and confirmation has A+ (130) in Mozilla's HTTP Observatory",
    tests: [],
    figure: ({ observatory }) => (observatory ? `${observatory.pages} pages graded, lowest score ${observatory.minScore}` : ''),
    command: 'npm run observatory -- --record',
  },
  { text: 'A data folder of schema 1 is migrated without loss', tests: ['tests/http/operate.test.ts'], command: http },
  {
    text: 'Traces and metrics for OpenTelemetry have no personal data; an unreachable collector delays nothing',
    tests: ['tests/http/telemetry.test.ts', 'tests/unit/telemetry/telemetry.test.ts'],
    command: http,
  },
];
