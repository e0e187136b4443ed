// Injects failures of what the finished build depends on, one after the other, while leads are posted: `npm run chaos [-- --only "mail server"]`.
// `--soak 3600` posts for an hour to a mail server that fails at random, `--load` measures pace, `--tests` runs the tests behind the promises, `--report`
// only writes docs/reliability.md. Exits with code 1 when an accepted lead is lost or doubled, or a promised figure is missed.
import { parseArgs } from 'node:util';
import { faults } from './faults/faults.ts';
import { load } from './load.ts';
import { hasSurvived, runFault } from './run-fault.ts';
import { promises } from './promises.ts';
import { record } from './record.ts';
import { runTests } from './run-tests.ts';
import { soak, isSoakPassed } from './soak.ts';

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
let isGood = true;
const judge = (isKept: boolean, what: string, figures: object) => {
  process.stdout.write(`${isKept ? 'holds ' : 'BROKEN'} ${what} ${JSON.stringify(figures)}\n`);
  isGood &&= isKept;
};

async function runFaults(): Promise<void> {
  const chosen = faults.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new Error(`no fault is called ${values.only}`);
  for (const fault of chosen) {
    const skipped = fault.missing?.();
    const measured = skipped ? { skipped } : await runFault(fault, Number(values.rate));
    if ('skipped' in measured) process.stdout.write(`skipped ${fault.name}: ${skipped}\n`);
    else judge(hasSurvived(measured), fault.name, measured);
    record({ faults: { [fault.name]: measured } });
  }
}

if (values.report) record({});
else if (values.soak !== undefined) {
  const soaked = await soak(Number(values.soak), 5);
  judge(isSoakPassed(soaked), `soak of ${values.soak} s`, soaked);
  record({ soak: soaked });
} else if (values.load) {
  const loaded = await load();
  for (const { name, isKept, ...figures } of loaded) judge(isKept, name, figures);
  record({ load: loaded });
} else if (values.tests) {
  const tests = runTests([...new Set(promises.flatMap((promise) => promise.tests))]);
  for (const [file, figures] of Object.entries(tests)) judge(figures.failed === 0, file, figures);
  record({ tests });
} else await runFaults();
process.exitCode = isGood ? 0 : 1;
