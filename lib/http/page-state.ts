import 'server-only';
import { randomUUID } from 'node:crypto';

const statesKey = Symbol.for('agency.formStates');
const originKey = Symbol.for('agency.origin');
type Shared = { [statesKey]?: Map<string, unknown>; [originKey]?: string };
const shared: Shared & typeof globalThis = globalThis;

// The front door and Next's bundles share one process but no modules, so the states hang on the global object.
function states(): Map<string, unknown> {
  shared[statesKey] ??= new Map();
  return shared[statesKey];
}

/** Name of the request header that carries the one-time key of a state inside this process. */
export const pageStateHeader = 'x-form-state';

/** The state behind a key while its page is made; undefined for every key that this process did not just make. */
export function readPageState(key: string | null): unknown {
  return key === null ? undefined : states().get(key);
}

/**
 * A page that shows what was posted, as an answer with `status`. `path` is the page's public one. It is made by this very process, asked over
 * loopback with a key that no one outside can know: what was typed stands in no address. Rejects where the page cannot be made.
 */
export async function pageWithState(path: string, state: object, init: { status: number; headers?: Record<string, string> }): Promise<Response> {
  const key = randomUUID();
  states().set(key, state);
  try {
    const page = await fetch(`${shared[originKey] ?? ''}${path}`, {
      headers: { [pageStateHeader]: key },
      signal: AbortSignal.timeout(10_000),
    });
    if (!page.ok) throw new Error(`The page at ${path} answered ${page.status}`);
    return new Response(await page.text(), {
      status: init.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...init.headers },
    });
  } finally {
    states().delete(key);
  }
}
