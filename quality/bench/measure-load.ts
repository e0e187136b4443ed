import { ensureProgram } from '../../scripts/system-packages.mjs';
import { askDocuments, type Pace } from './ask-documents.ts';
import { median } from './median.ts';
import { watchMemory } from './watch-memory.ts';
import { wrkDocuments } from './wrk.ts';

/** Who serves a document, and where. */
type Server = { name: string; url: string; pid?: number | undefined };
export type Document = { page: string; servers: readonly Server[] };
export type LoadRow = { page: string; server: string; alone: Pace; crowded: Pace; megabytes: number | undefined };

export const crowd = 32;

const middle = (paces: readonly Pace[]): Pace => ({
  perSecond: median(paces, ({ perSecond }) => perSecond),
  p50: median(paces, ({ p50 }) => p50),
  p99: median(paces, ({ p99 }) => p99),
});

/** Asks each server for each document over one connection and over many, taking turns, and gives the middle of all runs. */
export async function measureLoad(documents: readonly Document[], { runs, seconds }: { runs: number; seconds: number }): Promise<LoadRow[]> {
  const wrk = ensureProgram('wrk');
  if (!wrk) console.log('wrk is not here and could not be installed: documents are asked for by Node, which is slower than what it measures.');
  const ask = (url: string, lanes: number) => (wrk ? wrkDocuments(wrk, url, { lanes, seconds }) : askDocuments(url, { lanes, seconds }));
  const all = documents.flatMap(({ page, servers }) => servers.map((server) => ({ page, server, alone: [], crowded: [], sizes: [] })));
  const measured: { page: string; server: Server; alone: Pace[]; crowded: Pace[]; sizes: number[] }[] = all;
  // Each has compiled its hot code and packed the page before its time is taken.
  for (const { server } of measured) await ask(server.url, crowd);
  for (let run = 0; run < runs; run += 1)
    for (const { server, alone, crowded, sizes } of measured) {
      const memory = watchMemory(server.pid);
      alone.push(await ask(server.url, 1));
      crowded.push(await ask(server.url, crowd));
      const size = memory.stop();
      if (size !== undefined) sizes.push(size);
    }
  return measured.map(({ page, server, alone, crowded, sizes }) => ({
    page,
    server: server.name,
    alone: middle(alone),
    crowded: middle(crowded),
    megabytes: sizes.length > 0 ? Math.max(...sizes) : undefined,
  }));
}
