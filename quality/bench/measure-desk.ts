import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensurePostgres } from '../../scripts/system-packages.mjs';
import { type DeskClient, signIn } from '../../tests/support/desk/desk-client.ts';
import { startPostgres } from '../../tests/support/services/postgres.ts';
import { percentile } from '../load/figures.ts';
import { sizeOf } from '../load/process-size.ts';
import { copyToPostgres, fillSqlite, ownerLink, storeSettings } from './desk-store.ts';
import { type Arrivals, measureArrivals } from './measure-arrivals.ts';
import { startSite } from './servers.ts';

/** Times in ms; `index` is the first search, which reads every lead; `megabytes` is the memory that it adds. */
export type DeskRow = {
  store: string;
  leads: number;
  start: number;
  index: number;
  megabytes: number;
  requests: DeskTimes[];
  /** Undefined without a browser. */
  arrivals: Arrivals | undefined;
};
type DeskTimes = { what: string; isLead: boolean; p50: number; p95: number };

const leads = 20_000;
const warmUps = 15;
const leadPath = /\/desk\/leads\/[A-Z\d]{8}/g;
const searches = {
  name: ['whitfield', 'maria jose', 'conceicao', 'boudreaux'],
  phone: ['305-555-0142', '4045550107', '(615) 555-0133', '954 555 0188'],
  'three words': ['carlos castillo honda', 'grace brooks civic', 'thiago silva toyota', 'rosa vargas nissan'],
};

async function get(client: DeskClient, path: string): Promise<string> {
  const { status, text } = await client.get(path);
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return text;
}

async function timesOf(client: DeskClient, what: string, paths: readonly string[], times: number): Promise<DeskTimes> {
  const measured: number[] = [];
  for (let n = -warmUps; n < times; n += 1) {
    const begin = performance.now();
    await get(client, paths[(n + warmUps) % paths.length] ?? '');
    if (n >= 0) measured.push(performance.now() - begin);
  }
  return { what, isLead: what === 'lead', p50: percentile(measured, 0.5), p95: percentile(measured, 0.95) };
}

async function secondPage(client: DeskClient): Promise<string> {
  const [, query] = /href="\/desk\?([^"]*after=[^"]*)"/.exec(await get(client, '/desk?view=open')) ?? [];
  if (!query) throw new Error('the inbox has no second page');
  return `/desk?${query.replaceAll('&amp;', '&')}`;
}

type Effort = { times: number; seconds: number };

async function measureStore(store: string, dataDir: string, { times, seconds }: Effort, databaseUrl?: string): Promise<DeskRow> {
  const link = await ownerLink(dataDir, databaseUrl);
  const begin = performance.now();
  const { url, pid, stop } = await startSite(storeSettings(dataDir, databaseUrl));
  const start = performance.now() - begin;
  try {
    const client = await signIn(url, link);
    // Within the seconds after the start in which the site does not read the leads by itself.
    const before = sizeOf(pid).megabytes;
    const searched = performance.now();
    await get(client, '/desk?q=whitfield');
    const index = performance.now() - searched;
    const megabytes = sizeOf(pid).megabytes - before;
    const leadPaths = [...new Set((await get(client, '/desk?view=all')).match(leadPath))];
    const views: Record<string, readonly string[]> = {
      waiting: ['/desk'],
      open: ['/desk?view=open'],
      'you are mentioned': ['/desk?view=mentioned'],
      'second page': [await secondPage(client)],
      overdue: ['/desk?view=overdue'],
      all: ['/desk?view=all'],
      mine: ['/desk?view=mine'],
      'by language': ['/desk?view=all&language=pt', '/desk?language=es'],
      'by line': ['/desk?view=all&line=workers-compensation', '/desk?line=commercial-auto'],
      'by language and line': ['/desk?view=all&language=pt&line=homeowners'],
    };
    const requests: DeskTimes[] = [];
    for (const [what, paths] of Object.entries(views)) requests.push(await timesOf(client, what, paths, times));
    for (const [what, texts] of Object.entries(searches)) {
      const paths = texts.map((text) => `/desk?q=${encodeURIComponent(text)}`);
      requests.push(await timesOf(client, `search: ${what}`, paths, times));
    }
    requests.push(await timesOf(client, 'lead', leadPaths, times));
    const executablePath = await ensureBrowser();
    const arrivals = executablePath ? await measureArrivals(url, client.cookie(), { executablePath, seconds }) : undefined;
    return { store, leads, start, index, megabytes, requests, arrivals };
  } finally {
    await stop();
  }
}

/** Measures the pages of the desk over 20,000 leads, one request after the other, as an owner, on each store. */
export async function measureDesk({ quick }: { quick: boolean }): Promise<DeskRow[]> {
  const effort = quick ? { times: 40, seconds: 10 } : { times: 100, seconds: 30 };
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await fillSqlite(dataDir, leads);
    const rows = [await measureStore('SQLite', dataDir, effort)];
    if (!ensurePostgres()) {
      console.log('Without PostgreSQL the desk is measured on SQLite alone.');
      return rows;
    }
    const database = await startPostgres();
    process.once('exit', database.remove);
    try {
      await copyToPostgres(dataDir, database.url);
      rows.push(await measureStore('PostgreSQL', dataDir, effort, database.url));
    } finally {
      database.remove();
    }
    return rows;
  } finally {
    remove();
  }
}
