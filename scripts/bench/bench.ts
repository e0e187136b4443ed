import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort, startServer } from '../../tests/support/server.ts';
import { figuresOf } from '../load/figures.ts';
import { createSender, postFlatOut } from '../load/post-leads.ts';
import { ensureBrowser } from '../system-packages.mjs';
import { askDocuments, type Pace } from './ask-documents.ts';
import { overspent } from './budget.ts';
import { serveFloor } from './serve-floor.ts';
import { type Weight, weigh } from './weigh.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
const root = resolve(import.meta.dirname, '../..');
const kinds = [
  { name: 'home', path: '/', hasForm: true },
  { name: 'content', path: '/about-us', hasForm: false },
  { name: 'form', path: '/personal-auto', hasForm: true },
];

type Row = { name: string; weight: Weight; alone: Pace; crowded: Pace };

async function measure(name: string, url: string): Promise<Row> {
  const page = await browser.newPage();
  const weight = await weigh(page, url);
  await page.close();
  return { name, weight, alone: await askDocuments(url, { lanes: 1, seconds: 2 }), crowded: await askDocuments(url, { lanes: 32, seconds }) };
}

async function postLeads(url: string, lanes: number) {
  const sender = createSender(url, lanes);
  const start = performance.now();
  const figures = figuresOf(await postFlatOut(sender, { lanes, seconds }), (performance.now() - start) / 1000);
  sender.close();
  return { lanes, ...figures };
}

const executablePath = await ensureBrowser();
if (!executablePath) throw new Error('No Chromium: neither Playwright nor the system has one, and none could be installed.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

const bare = await serveFloor(root, await freePort());
const floor = await measure('bare', bare.url);
await bare.stop();
const site = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });
const rows: Row[] = [];
for (const { name, path } of kinds) rows.push(await measure(name, site.url + path));
const leads = [await postLeads(site.url, 1), await postLeads(site.url, 16)];
await site.stop();
await browser.close();

const shown = ({ name, weight, alone, crowded }: Row) => ({
  page: name,
  requests: weight.requests,
  ...Object.fromEntries(
    (['html', 'js', 'css', 'font'] as const).map((kind) => [`${kind} gzip/br`, `${weight.bytes[kind].gzip}/${weight.bytes[kind].brotli}`]),
  ),
  'js × bare': (weight.bytes.js.gzip / floor.weight.bytes.js.gzip).toFixed(3),
  'ttfb ms': alone.firstByteP50,
  'documents/s': crowded.perSecond,
  '/s × bare': (crowded.perSecond / floor.crowded.perSecond).toFixed(1),
});
console.table([floor, ...rows].map(shown));
console.table(
  leads.map(({ lanes, perSecond, p50, p99, outcomes }) => ({
    connections: lanes,
    'leads/s': perSecond,
    p50,
    p99,
    outcomes: JSON.stringify(outcomes),
  })),
);

const problems = kinds.flatMap(({ name, hasForm }) =>
  rows.filter((row) => row.name === name).flatMap(({ weight }) => overspent(name, weight, floor.weight, hasForm)),
);
if (leads.some(({ posts, outcomes }) => outcomes[201] !== posts)) problems.push('leads: not every post was accepted');
const file = join(root, '.bench', `bench-${new Date().toISOString().replaceAll(':', '-')}.json`);
mkdirSync(join(root, '.bench'), { recursive: true });
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), floor, rows, leads, problems }, undefined, 2));
console.log(file);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
