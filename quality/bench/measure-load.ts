import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureProgram } from '../../scripts/system-packages.mjs';
import { medianOf } from '../load/figures.ts';
import { watchMemory } from '../load/process-size.ts';

/** Responses per second over connections that stay open, and milliseconds for each. */
type Pace = { perSecond: number; p50: number; p99: number };
export type ServedDocument = { page: string; server: string; url: string; pid?: number | undefined };
export type LoadRow = { page: string; server: string; single: Pace; concurrent: Pace; megabytes: number | undefined };

const maxConnections = 32;
export const documentHeaders = { 'accept-encoding': 'br, gzip', 'accept-language': 'en' };

const unitMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Parses what `wrk --latency` prints. Throws where a response was not 200 or a connection broke. */
export function parsePace(output: string): Pace {
  const error = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  if (error) throw new Error(`wrk: ${error}`);
  const percentileMs = (percent: number) => {
    const [, value, unit = ''] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(output) ?? [];
    return Number(value) * (unitMs[unit] ?? Number.NaN);
  };
  return { perSecond: Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1]), p50: percentileMs(50), p99: percentileMs(99) };
}

const medianPace = (paces: readonly Pace[]): Pace => medianOf(paces, ['perSecond', 'p50', 'p99']);

/**
 * Loads each document of each server over one connection and over many, taking turns; returns the median of all runs. By wrk, because a
 * client in Node takes longer than these servers. Undefined where wrk is missing and cannot be installed.
 */
export async function measureLoad(
  documents: readonly ServedDocument[],
  { runs, seconds }: { runs: number; seconds: number },
): Promise<LoadRow[] | undefined> {
  const wrk = ensureProgram('wrk');
  if (!wrk) return undefined;
  const headers = Object.entries(documentHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = async (url: string, concurrency: number) =>
    parsePace((await promisify(execFile)(wrk, ['-t1', `-c${concurrency}`, `-d${seconds}s`, '--latency', ...headers, url])).stdout);
  const measured = documents.map((document) => ({ document, single: new Array<Pace>(), concurrent: new Array<Pace>(), megabytes: 0 }));
  // Each server compiles its hot code before it is measured.
  for (const { url } of documents) await load(url, maxConnections);
  for (let run = 0; run < runs; run += 1)
    for (const row of measured) {
      const { url, pid } = row.document;
      const memory = watchMemory(pid);
      row.single.push(await load(url, 1));
      row.concurrent.push(await load(url, maxConnections));
      row.megabytes = Math.max(row.megabytes, Math.round(memory.stop() ?? 0));
    }
  return measured.map(({ document: { page, server }, single, concurrent, megabytes }) => {
    return { page, server, single: medianPace(single), concurrent: medianPace(concurrent), megabytes: megabytes || undefined };
  });
}
