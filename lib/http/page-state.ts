import 'server-only';
import { randomUUID } from 'node:crypto';

const statesKey = Symbol.for('agency.pageStates');
const originKey = Symbol.for('agency.origin');
type Shared = { [statesKey]?: Map<string, unknown>; [originKey]?: string };
const shared: Shared & typeof globalThis = globalThis;

// The front door and Next's bundles share a process but no modules.
function states(): Map<string, unknown> {
  shared[statesKey] ??= new Map();
  return shared[statesKey];
}

/** Request header with the one-time key of a state, inside this process. */
export const pageStateHeader = 'x-page-state';

/** The state of a key while its page is rendered; undefined for every other key. */
export function readPageState(key: string | null): unknown {
  return key === null ? undefined : states().get(key);
}

/**
 * Renders the page at a public path with a state. This process requests it over loopback with a secret key, so that posted values are in no address.
 * Rejects when the page cannot be rendered.
 */
export async function renderWithState(path: string, state: object, init: { status: number; headers?: Record<string, string> }): Promise<Response> {
  const key = randomUUID();
  states().set(key, state);
  try {
    const page = await fetch(`${shared[originKey] ?? ''}${path}`, {
      headers: { [pageStateHeader]: key },
      signal: AbortSignal.timeout(10_000),
    });
    if (!page.ok) throw new Error(`The page at ${path} has status ${page.status}`);
    return new Response(await page.text(), {
      status: init.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...init.headers },
    });
  } finally {
    states().delete(key);
  }
}
