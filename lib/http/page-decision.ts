/** How a visitor page is served: rendered on demand, by a built page (`route` without language), or refused for now. */
export type PageDecision = { kind: 'render' } | { kind: 'builtPage'; route: string; status: number } | { kind: 'limited'; retryAfterSeconds: number };
type DecidePage = (path: string, clientAddress: string) => Promise<PageDecision>;

const registryKey = Symbol.for('agency.decidePage');

/** Visitor pages: their address belongs to one visitor, so logs contain only the pattern. */
const visitorPages = [
  ['/thank-you/', '/thank-you/[reference]'],
  ['/newsletter/', '/newsletter/[step]/[token]'],
  ['/continue', '/continue/[token]'],
] as const;

/** The pattern of a visitor page, by its path below the language; undefined for every other page. */
export function visitorPagePattern(path: string): string | undefined {
  return visitorPages.find(([start]) => path.startsWith(start))?.[1];
}

/** Registers the function that decides: Next's routes, the middleware and the front door are bundles of their own in one process. */
export function registerPageDecision(decide: DecidePage): void {
  Reflect.set(globalThis, registryKey, decide);
}

/** Asks the registered function (of `lib/leads/visitor-pages.ts`) about a visitor page. While none is registered, the page is rendered. */
export async function askPageDecision(path: string, clientAddress: string): Promise<PageDecision> {
  const registered: unknown = Reflect.get(globalThis, registryKey);
  return typeof registered === 'function' ? registered(path, clientAddress) : { kind: 'render' };
}
