import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { documentHeaders, type Pace } from './ask-documents.ts';

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads what `wrk --latency` prints. Throws where an answer was not 200 or a connection broke. */
export function paceIn(output: string): Pace {
  const fault = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  if (fault) throw new Error(`wrk: ${fault}`);
  const share = (percent: number) => {
    const [, value, unit = ''] = new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(output) ?? [];
    return Number(value) * (milliseconds[unit] ?? Number.NaN);
  };
  return { perSecond: Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1]), p50: share(50), p99: share(99) };
}

/** The same as `askDocuments` with wrk, which takes a small part of what the server takes: one thread, one connection per lane. */
export async function wrkDocuments(wrk: string, url: string, { lanes, seconds }: { lanes: number; seconds: number }): Promise<Pace> {
  const headers = Object.entries(documentHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)(wrk, ['-t1', `-c${lanes}`, `-d${seconds}s`, '--latency', ...headers, url]);
  return paceIn(stdout);
}
