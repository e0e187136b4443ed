import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';
import { readBodyBytes } from '#lib/http/read-body.ts';

type Source = 'address' | 'usdot' | 'videos';
type Fetched = { status: 'received'; body: unknown } | { status: 'refused'; httpStatus: number; body: unknown } | { status: 'down' };

const timeoutMs = 3_000;
const limitBytes = 1_000_000;

async function readJson(response: Response): Promise<unknown> {
  const bytes = await readBodyBytes(response, limitBytes);
  if (!bytes) throw new RangeError('response too large');
  return JSON.parse(bytes.toString('utf8'));
}

/**
 * Requests JSON from an outside service within 3 s, at most 1 MB, without redirects, which would forward the key. A 4xx with JSON is `refused`; any
 * other failure is `down`. Logs neither URL nor body, because both may contain a key or a visitor's input. Never rejects.
 */
export async function fetchJson(source: Source, url: URL, headers: Record<string, string> = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { headers: { accept: 'application/json', ...headers }, redirect: 'error', cache: 'no-store', signal });
    if (!response.ok) log.warn({ event: 'lookup_failed', source, status: response.status });
    if (response.status >= 500) {
      await response.body?.cancel();
      return { status: 'down' };
    }
    const body = await readJson(response);
    return response.ok ? { status: 'received', body } : { status: 'refused', httpStatus: response.status, body };
  } catch (error) {
    log.warn({ event: 'lookup_failed', source, error: errorLabel(error) });
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
