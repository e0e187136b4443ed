// Breaks what the finished build depends on, one thing after the other, while requests come in: `npm run chaos [-- --only "mail server"]`.
// Ends with 1 when a request that was accepted is lost, or one is doubled. A whole run writes docs/reliability.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresMissing } from '../../tests/support/postgres.ts';
import { runLeads } from '../../tests/support/leads-command.ts';
import { until } from '../../tests/support/until.ts';
import { type Fault, faults } from './faults.ts';
import { type Measured, measure } from './measure.ts';
import { soak } from './soak.ts';
import { openSite } from './site.ts';
import { writeReport } from './write-report.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, rate: { type: 'string', default: '10' }, soak: { type: 'string' } },
});
// A delivery under way when its process dies is held for the minute of its lease.
const settleMs = 150_000;

async function run(fault: Fault): Promise<Measured> {
  const site = await openSite(fault);
  try {
    const posts = await site.postDuring(Number(values.rate), fault.happen(site));
    const settled = async () => (await site.stored.all()).filter(({ status }) => status === 'pending' || status === 'retrying').length === 0;
    await until('an end of the deliveries', settled, settleMs);
    const dead = (await site.stored.all()).filter(({ status }) => status === 'dead').length;
    if (dead > 0) await runLeads(site.server().settings, 'replay', '--dead');
    return await measure(site, posts, dead);
  } finally {
    await site.close();
  }
}

if (values.soak !== undefined) {
  const soaked = await soak(Number(values.soak), 5);
  process.stdout.write(`${JSON.stringify(soaked)}\n`);
  process.exit(soaked.lost + soaked.doubled === 0 ? 0 : 1);
}

const results: { name: string; measured: Measured }[] = [];
for (const fault of faults.filter(({ name }) => name.includes(values.only))) {
  const missing = fault.postgres && postgresMissing();
  if (missing) process.stdout.write(`skipped ${fault.name}: ${missing}\n`);
  else {
    const measured = await run(fault);
    results.push({ name: fault.name, measured });
    process.stdout.write(`${measured.lost + measured.doubled === 0 ? 'holds ' : 'BROKEN'} ${fault.name} ${JSON.stringify(measured)}\n`);
  }
}
if (values.only === '') writeReport(resolve(import.meta.dirname, '../..'), results, Number(values.rate));
process.exitCode = results.every(({ measured }) => measured.lost + measured.doubled === 0) ? 0 : 1;
