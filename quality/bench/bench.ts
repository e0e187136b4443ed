import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/system-packages.mjs';
import { judge, type Measured } from './judge.ts';
import { hasLighthouse } from './lighthouse.ts';
import { measureLeads } from './measure-leads.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureLoad } from './measure-load.ts';
import { measurePages } from './measure-pages.ts';
import { record } from './record.ts';
import { startServers, withNextStart } from './servers.ts';
import { tablesOf } from './tables.ts';

const parts = ['pages', 'lighthouse', 'load', 'leads'];
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: parts },
    runs: { type: 'string' },
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const unknown = values.only.filter((part) => !parts.includes(part));
if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}`);
const runs = Number(values.runs ?? (values.quick ? 1 : 3));
const seconds = Number(values.seconds ?? (values.quick ? 2 : 5));
// The time of a paint differs by a fifth from one audit to the next, on plain files too.
const leastAudits = 3;
const wants = (part: string) => values.only.includes(part);
const root = resolve(import.meta.dirname, '../..');
const say = (part: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${part}…`);

// Who stops the benchmark leaves no server behind.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(143));

async function measure(): Promise<Measured> {
  const measured: Measured = {};
  const servers = await startServers(root);
  const urls = { site: servers.site.url, bare: servers.bare.url, plain: servers.plain?.url };
  try {
    const executablePath = wants('pages') || wants('lighthouse') ? await ensureBrowser() : undefined;
    if (!executablePath && (wants('pages') || wants('lighthouse')))
      throw new Error('No Chromium: neither Playwright nor the system has one, and none could be installed.');
    if (executablePath && wants('pages')) {
      say('pages');
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      measured.pages = await measurePages(browser, urls, runs).finally(() => browser.close());
    }
    if (executablePath && wants('lighthouse')) {
      say('lighthouse');
      if (await hasLighthouse())
        measured.lighthouse = await measureLighthouse(executablePath, urls, values.quick ? runs : Math.max(runs, leastAudits));
      else console.log('Lighthouse is not here and could not be installed: it is left out.');
    }
    if (wants('load')) {
      say('load');
      measured.load = await withNextStart(root, servers, (documents) => measureLoad(documents, { runs, seconds }));
    }
    if (wants('leads')) {
      say('leads');
      measured.leads = await measureLeads(servers.bare.url, { runs, seconds });
    }
  } finally {
    await servers.stop();
  }
  return measured;
}

const at = new Date();
// A machine that does something else measures that too.
const [busy = 0] = loadavg();
if (busy > 1) console.log(`The machine is not quiet: a load of ${busy.toFixed(1)} before the start.`);
const measured = await measure();
for (const { title, rows } of tablesOf(measured)) {
  console.log(`\n${title}`);
  console.table(rows);
}
const problems = judge(measured);
const file = join(root, '.bench', `bench-${at.toISOString().replaceAll(':', '-')}.json`);
mkdirSync(join(root, '.bench'), { recursive: true });
writeFileSync(file, JSON.stringify({ at, runs, seconds, busy, ...measured, problems }, undefined, 2));
console.log(file);
if (parts.every(wants) && !values.quick) record(root, measured, { at, runs, seconds });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
