import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';

const states = Symbol.for('agency.formStates');
const formPath = /^\/form\/[\w-]+$/;

function isKnown(key: string | string[] | undefined): boolean {
  const known: unknown = Reflect.get(globalThis, states);
  return typeof key === 'string' && known instanceof Map && known.has(key);
}

/**
 * The internal route of a form that a route handler of this very process asks for again, with the answers it keeps in
 * memory under the key of `x-form-state`. Undefined for everyone else: the page exists for no visitor.
 */
export function formStateRoute(pathname: string, headers: IncomingHttpHeaders): string | undefined {
  const { locale = defaultLocale, path } = splitLocale(pathname);
  return formPath.test(path) && isKnown(headers['x-form-state']) ? `/${locale}${path}` : undefined;
}
