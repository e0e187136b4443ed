import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';

const states = Symbol.for('agency.pageStates');
const statePath = /^\/(?:form|answer|second-step)\/[\w-]+$/;

function isKnownKey(key: string | string[] | undefined): boolean {
  const known: unknown = Reflect.get(globalThis, states);
  return typeof key === 'string' && known instanceof Map && known.has(key);
}

/**
 * The internal route of a form or answer page that a route handler of this process requests with posted values, which are in memory under
 * the key in `x-page-state`. Undefined for every other client.
 */
export function pageStateRoute(pathname: string, headers: IncomingHttpHeaders): string | undefined {
  const { locale = defaultLocale, path } = splitLocale(pathname);
  return statePath.test(path) && isKnownKey(headers['x-page-state']) ? `/${locale}${path}` : undefined;
}
