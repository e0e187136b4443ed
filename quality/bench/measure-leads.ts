import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePostgres } from '../../scripts/system-packages.mjs';
import { startPostgres } from '../../tests/support/services/postgres.ts';
import { until } from '../../tests/support/site/until.ts';
import { type Figures, measureFigures, medianOf } from '../load/figures.ts';
import { createLeadSender } from '../load/lead-sender.ts';
import { sendConcurrently } from '../load/pace.ts';
import { startSite } from './servers.ts';

export type LeadRow = Pick<Figures, 'perSecond' | 'p50' | 'p99'> & { store: string; concurrency: number; refused: number };
type Target = { store: string; url: string; path?: string; settle?: () => Promise<unknown>; stop?: () => Promise<unknown> };

const concurrencies = [1, 16, 64];

async function startTarget(store: string, env: Readonly<Record<string, string>> = {}): Promise<Target> {
  const { url, stop } = await startSite(env);
  const isIdle = () => fetch(`${url}/readyz`).then(async (response) => /"outbox_oldest_seconds":0\b/.test(await response.text()));
  // Deliveries under way would slow down the next target. `/readyz` rounds their age down to whole seconds, hence the pause.
  const settle = () => sleep(1200).then(() => until('deliveries to end', isIdle, 120_000, 500));
  return { store, url, stop, settle };
}

async function startPostgresTarget(): Promise<Target[]> {
  if (!ensurePostgres()) {
    console.log('Without PostgreSQL leads are measured on SQLite alone.');
    return [];
  }
  const database = await startPostgres();
  process.once('exit', database.remove);
  const target = await startTarget('PostgreSQL', { DATABASE_URL: database.url });
  return [{ ...target, stop: async () => target.stop?.().finally(database.remove) }];
}

async function post({ url, path }: Target, concurrency: number, seconds: number): Promise<Figures> {
  const sender = createLeadSender(url, concurrency, path ? { path } : {});
  const { figures } = await measureFigures(sendConcurrently(sender, { concurrency, seconds }));
  sender.close();
  return figures;
}

/** Posts leads to a site on each store and to a route handler that stores nothing, taking turns; returns the median of all runs. */
export async function measureLeads(bareUrl: string, { runs, seconds }: { runs: number; seconds: number }): Promise<LeadRow[]> {
  const bare: Target = { store: 'bare handler', url: bareUrl, path: '/api/nothing' };
  const targets = [bare, await startTarget('SQLite'), ...(await startPostgresTarget())];
  const measured = concurrencies.flatMap((concurrency) => targets.map((target) => ({ target, concurrency, figures: new Array<Figures>() })));
  try {
    for (const target of targets) await post(target, 16, 1);
    for (let run = 0; run < runs; run += 1)
      for (const { target, concurrency, figures } of measured) {
        await Promise.all(targets.map(({ settle }) => settle?.()));
        figures.push(await post(target, concurrency, seconds));
      }
  } finally {
    for (const { stop } of targets) await stop?.();
  }
  return measured.map(({ target: { store }, concurrency, figures }) => ({
    ...{ store, concurrency, ...medianOf(figures, ['perSecond', 'p50', 'p99']) },
    refused: figures.reduce((sum, { requests, outcomes }) => sum + requests - (outcomes[201] ?? 0), 0),
  }));
}
