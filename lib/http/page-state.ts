import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Posted } from '#lib/forms/posted.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { defaultLocale, type Locale, localePath, splitLocale } from '#lib/i18n/routing.ts';
import type { ProblemMessage } from './problem.ts';

const statesKey = Symbol.for('agency.pageStates');
const originKey = Symbol.for('agency.origin');
type Shared = { [statesKey]?: Map<string, unknown>; [originKey]?: string };
const shared: Shared & typeof globalThis = globalThis;

// The front door, the middleware and Next's bundles share a process but no modules.
function states(): Map<string, unknown> {
  shared[statesKey] ??= new Map();
  return shared[statesKey];
}

/** Request header with the one-time key of a state, inside this process. */
const keyHeader = 'x-page-state';
const statePath = /^\/(?:form|answer|second-step)\/[\w-]+$/;

export type FormState = { posted: Posted; problems: readonly ProblemMessage[]; failure: string };

const has = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);
export const isFormState = (value: unknown): value is FormState => has(value, 'posted', 'problems');
export const isSecondStepState = (value: unknown): value is SecondStepState => has(value, 'reference', 'values');

/** The state with which a page is rendered, by the headers of its request; undefined for a request of any other client. */
export function readPageState<T>(headers: Pick<Headers, 'get'>, isState: (value: unknown) => value is T): T | undefined {
  const state = states().get(headers.get(keyHeader) ?? '');
  return isState(state) ? state : undefined;
}

/**
 * The internal route of a page that a route handler of this process requests with a state, by the key in `x-page-state`. Undefined for every other
 * client.
 */
export function pageStateRoute(pathname: string, headers: IncomingHttpHeaders): string | undefined {
  const { locale = defaultLocale, path } = splitLocale(pathname);
  return statePath.test(path) && states().has(String(headers[keyHeader])) ? `/${locale}${path}` : undefined;
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
      headers: { [keyHeader]: key },
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

export function renderFormPage(locale: Locale, form: string, state: FormState, init: { status: number; headers?: Record<string, string> }) {
  return renderWithState(localePath(locale, `/form/${form}`), state, init);
}

/** Renders the page of the second step with its state, such as the problems of a refused step. */
export function renderSecondStep(locale: Locale, state: SecondStepState, init: { status: number }) {
  return renderWithState(localePath(locale, `/second-step/${state.form}`), state, init);
}
