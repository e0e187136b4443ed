// The benchmark: `npm run bench`. Bytes, times, paints over simulated networks, Lighthouse, load, leads and desk of the finished build, compared with a
// bare page of the same framework and with plain files. `--only pages --only load` takes parts, `--quick` one short run, `--from FILE …` writes a report
// of earlier runs, so that each part can be measured when the machine is quiet. Exits with code 1 when a budget is not kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/system-packages.mjs';
import { figuresIn, judge, type Measured } from './judge.ts';
import { measureNetwork } from './network/measure-network.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureDesk } from './measure-desk.ts';
import { measureLeads } from './measure-leads.ts';
import { measureLoad } from './measure-load.ts';
import { measurePages } from './measure-pages.ts';
import { record, reportOf } from './record.ts';
import { type Servers, startServers, withNextStart } from './servers.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    from: { type: 'string', multiple: true },
    runs: { type: 'string' },
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs ?? (values.quick ? 1 : 3));
const seconds = Number(values.seconds ?? (values.quick ? 2 : 5));
// Paint times differ by a fifth between audits, also for plain files.
const audits = values.quick ? runs : Math.max(runs, 3);
const root = resolve(import.meta.dirname, '../..');

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(143));

async function findBrowser(): Promise<string> {
  const browser = await ensureBrowser();
  if (!browser) throw new Error('No Chromium: neither Playwright nor the system has one, and none could be installed.');
  return browser;
}

const partNames = ['pages', 'network', 'lighthouse', 'load', 'leads', 'desk'] as const;
type Part = (typeof partNames)[number];
/** Parts that start their own servers. */
type OwnServerPart = 'desk' | 'network';
const startsServers = (part: Part): part is OwnServerPart => part === 'desk' || part === 'network';

/** The parts that are compared with a bare page of the framework or with plain files. */
async function measureOnServers(servers: Servers, part: Exclude<Part, OwnServerPart>): Promise<object> {
  const urls = { site: servers.site.url, bare: servers.bare.url, plain: servers.plain?.url };
  const parts = {
    async pages() {
      const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
      return { pages: await measurePages(browser, urls, runs).finally(() => browser.close()) };
    },
    lighthouse: async () => ({ lighthouse: await measureLighthouse(await findBrowser(), urls, audits) }),
    load: async () => ({ load: await withNextStart(root, servers, (documents) => measureLoad(documents, { runs, seconds })) }),
    leads: async () => ({ leads: await measureLeads(urls.bare, { runs, seconds }) }),
  };
  return parts[part]();
}

async function measureWithOwnServers(part: OwnServerPart): Promise<object> {
  if (part === 'desk') return { desk: await measureDesk({ quick: values.quick }) };
  return { network: await measureNetwork(await findBrowser(), root, runs) };
}

type Earlier = { figures: Measured; runs: Record<string, number> };

/** The parts in the files of earlier runs, and how often each was measured; the last file that has a part counts. */
function readEarlier(): Earlier {
  const earlier: Earlier = { figures: {}, runs: {} };
  for (const file of values.from ?? []) {
    const { runs: count, ...figures }: Measured & { runs: number } = JSON.parse(readFileSync(file, 'utf8'));
    for (const [name, part] of Object.entries(figures)) {
      if (!partNames.some((known) => known === name)) continue;
      Object.assign(earlier.figures, { [name]: part });
      earlier.runs[name] = count;
    }
  }
  return earlier;
}

const earlier = readEarlier();

async function measure(): Promise<Measured> {
  const unknown = values.only?.filter((part) => !partNames.some((name) => name === part)) ?? [];
  if (unknown.length > 0) throw new Error(`--only takes ${partNames.join(', ')}, not ${unknown.join(', ')}`);
  const asked = partNames.filter((name) => (values.only ? values.only.includes(name) : !values.from));
  const measured: Measured = { ...earlier.figures };
  const servers = asked.every(startsServers) ? undefined : await startServers(root);
  try {
    for (const name of asked) {
      console.log(`${new Date().toISOString().slice(11, 19)} ${name}…`);
      const parts = startsServers(name) ? await measureWithOwnServers(name) : servers ? await measureOnServers(servers, name) : {};
      for (const [part, figures] of Object.entries(parts))
        if (figures) Object.assign(measured, { [part]: figures });
        else console.log(`The program that measures ${part} is missing and could not be installed, so this part is left out.`);
    }
  } finally {
    await servers?.stop();
  }
  return measured;
}

const at = new Date();
const [busy = 0] = loadavg();
if (busy > 1) console.log(`The machine is not quiet: a load of ${busy.toFixed(1)} before the start.`);
const measured = await measure();
const figures = figuresIn(measured).filter(({ value }) => value !== undefined);
console.table(figures.map(({ label, value, max, min }) => ({ label, value: Number(value?.toPrecision(4)), max, min })));
const partRuns = Object.fromEntries(
  partNames.filter((name) => measured[name]).map((name) => [name, values.only?.includes(name) ? runs : (earlier.runs[name] ?? runs)]),
);
const run = { at, runs: partRuns, seconds };
console.log(reportOf(measured, run));
const problems = judge(measured);
const file = join(root, '.bench', `bench-${at.toISOString().replaceAll(':', '-')}.json`);
mkdirSync(join(root, '.bench'), { recursive: true });
writeFileSync(file, JSON.stringify({ at, runs, seconds, busy, ...measured, problems }, undefined, 2));
console.log(file);
if (values.from || (!values.only && !values.quick)) record(root, measured, run);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
