import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';

const states = Symbol.for('agency.formStates');
const statePath = /^\/(?:form|answer)\/[\w-]+$/;

function isKnown(key: string | string[] | undefined): boolean {
  const known: unknown = Reflect.get(globalThis, states);
  return typeof key === 'string' && known instanceof Map && known.has(key);
}

/**
 * The internal route of a form or an answer that a route handler of this very process asks for, with what was posted, which it keeps in
 * memory under the key of `x-form-state`. Undefined for everyone else: the page exists for no visitor.
 */
export function formStateRoute(pathname: string, headers: IncomingHttpHeaders): string | undefined {
  const { locale = defaultLocale, path } = splitLocale(pathname);
  return statePath.test(path) && isKnown(headers['x-form-state']) ? `/${locale}${path}` : undefined;
}
