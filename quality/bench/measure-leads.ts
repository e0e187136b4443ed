import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startServer } from '../../tests/support/server.ts';
import { until } from '../../tests/support/until.ts';
import { type Figures, figuresOf } from '../load/figures.ts';
import { createSender, postFlatOut } from '../load/post-leads.ts';
import { ensurePostgres } from '../../scripts/system-packages.mjs';
import { median } from './median.ts';

export type LeadRow = Pick<Figures, 'perSecond' | 'p50' | 'p99'> & { store: string; lanes: number; refused: number };
type Target = { store: string; url: string; path?: string; settled: () => Promise<unknown>; stop: () => Promise<unknown> };

const laneCounts = [1, 16, 64];
const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };

async function startSite(store: string, env: Readonly<Record<string, string>> = {}): Promise<Target> {
  const { url, stop, kill } = await startServer({ ...settings, ...env });
  process.once('exit', () => void kill());
  const isIdle = () => fetch(`${url}/readyz`).then(async (answer) => /"outbox_oldest_seconds":0\b/.test(await answer.text()));
  // What was accepted is delivered meanwhile: it must not take time from the next in turn. Age is told in whole seconds.
  const settled = () => wait(1200).then(() => until('deliveries to end', isIdle, 120_000, 500));
  return { store, url, stop, settled };
}

async function startPostgresSite(): Promise<Target[]> {
  if (!ensurePostgres()) {
    console.log('PostgreSQL is not here and could not be installed: leads are measured on SQLite alone.');
    return [];
  }
  const database = await startPostgres();
  process.once('exit', database.remove);
  const site = await startSite('PostgreSQL', { DATABASE_URL: database.url });
  return [{ ...site, stop: () => site.stop().finally(database.remove) }];
}

async function post({ url, path }: Target, lanes: number, seconds: number): Promise<Figures> {
  const sender = createSender(url, lanes, path);
  const start = performance.now();
  const figures = figuresOf(await postFlatOut(sender, { lanes, seconds }), (performance.now() - start) / 1000);
  sender.close();
  return figures;
}

/** Posts leads to the site on each store and to a route handler that keeps nothing, taking turns, and gives the middle of all runs. */
export async function measureLeads(bareUrl: string, { runs, seconds }: { runs: number; seconds: number }): Promise<LeadRow[]> {
  const nothing = async () => {};
  const bare: Target = { store: 'bare handler', url: bareUrl, path: '/api/nothing', settled: nothing, stop: nothing };
  const targets = [bare, await startSite('SQLite'), ...(await startPostgresSite())];
  const measured = laneCounts.flatMap((lanes) => targets.map((target) => ({ target, lanes, figures: new Array<Figures>() })));
  try {
    for (const target of targets) await post(target, 16, 1);
    for (let run = 0; run < runs; run += 1)
      for (const { target, lanes, figures } of measured) {
        await Promise.all(targets.map(({ settled }) => settled()));
        figures.push(await post(target, lanes, seconds));
      }
  } finally {
    for (const { stop } of targets) await stop();
  }
  return measured.map(({ target: { store }, lanes, figures }) => ({
    store,
    lanes,
    perSecond: median(figures, ({ perSecond }) => perSecond),
    p50: median(figures, ({ p50 }) => p50),
    p99: median(figures, ({ p99 }) => p99),
    refused: figures.reduce((sum, { posts, outcomes }) => sum + posts - (outcomes[201] ?? 0), 0),
  }));
}
