// Breaks what the finished build depends on, one thing after the other, while requests come in: `npm run chaos [-- --only "mail server"]`.
// `--soak 3600` posts for an hour to a moody mail server; `--load` measures pace, `--tests` runs the tests that
// show what is promised, `--report` only writes the report anew. Each writes its figures into docs/reliability.md.
// Ends with 1 when a request that was accepted is lost, one is doubled, or a promised figure is missed.
import { parseArgs } from 'node:util';
import { faults } from './faults/faults.ts';
import { load } from './load.ts';
import { holds, runFault } from './run-fault.ts';
import { promises } from './promises.ts';
import { record } from './record.ts';
import { runTests } from './run-tests.ts';
import { soak, soakHolds } from './soak.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rate: { type: 'string', default: '10' },
    soak: { type: 'string' },
    load: { type: 'boolean' },
    tests: { type: 'boolean' },
    report: { type: 'boolean' },
  },
});
const print = (isGood: boolean, what: string, figures: object) =>
  process.stdout.write(`${isGood ? 'holds ' : 'BROKEN'} ${what} ${JSON.stringify(figures)}\n`);

const keep = (measured: Parameters<typeof record>[0]) =>
  record(
    measured,
    faults.map(({ name }) => name),
  );

async function runFaults(): Promise<boolean> {
  let isGood = true;
  for (const fault of faults.filter(({ name }) => name.includes(values.only))) {
    const missing = fault.missing?.();
    if (missing) {
      process.stdout.write(`skipped ${fault.name}: ${missing}\n`);
      keep({ faults: { [fault.name]: { skipped: missing } } });
      continue;
    }
    const measured = await runFault(fault, Number(values.rate));
    print(holds(measured), fault.name, measured);
    isGood &&= holds(measured);
    keep({ faults: { [fault.name]: measured } });
  }
  return isGood;
}

async function runSoak(seconds: number): Promise<boolean> {
  const soaked = await soak(seconds, 5);
  print(soakHolds(soaked), `soak of ${seconds} s`, soaked);
  keep({ soak: soaked });
  return soakHolds(soaked);
}

async function runLoad(): Promise<boolean> {
  const loaded = await load();
  for (const { name, isKept, ...figures } of loaded) print(isKept, name, figures);
  keep({ load: loaded });
  return loaded.every(({ isKept }) => isKept);
}

function runPromised(): boolean {
  const tests = runTests([...new Set(promises.flatMap((one) => one.tests))]);
  keep({ tests });
  return Object.values(tests).every(({ failed }) => failed === 0);
}

async function measure(): Promise<boolean> {
  if (values.report) {
    keep({});
    return true;
  }
  if (values.soak !== undefined) return runSoak(Number(values.soak));
  if (values.load) return runLoad();
  return values.tests ? runPromised() : runFaults();
}

process.exitCode = (await measure()) ? 0 : 1;
