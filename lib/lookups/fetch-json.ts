import 'server-only';
import { log } from '#lib/log.ts';

export type Source = 'address' | 'usdot' | 'videos';
export type Fetched = { status: 'answered'; body: unknown } | { status: 'refused'; http: number; body: unknown } | { status: 'down' };

const timeoutMs = 3_000;
const limitBytes = 1_000_000;

async function readJson(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of answer.body ?? []) {
    total += chunk.byteLength;
    if (total > limitBytes) throw new RangeError('answer too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/**
 * Requests JSON from an outside service within 3 s, at most 1 MB, without redirects, which would forward the key. A 4xx with JSON is `refused`; any
 * other failure is `down`. Logs neither URL nor body, because both may contain a key or a visitor's input. Never rejects.
 */
export async function fetchJson(source: Source, url: URL, headers: Record<string, string> = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { headers: { accept: 'application/json', ...headers }, redirect: 'error', cache: 'no-store', signal });
    if (!answer.ok) log.warn({ event: 'lookup_failed', source, status: answer.status });
    if (answer.status >= 500) {
      await answer.body?.cancel();
      return { status: 'down' };
    }
    const body = await readJson(answer);
    return answer.ok ? { status: 'answered', body } : { status: 'refused', http: answer.status, body };
  } catch (error) {
    log.warn({ event: 'lookup_failed', source, error: error instanceof Error ? error.name : 'unknown' });
    return { status: 'down' };
  }
}

/** A URL below a service's base, with or without final slash. */
export function serviceUrl(base: string, path: string, query: Record<string, string>): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
