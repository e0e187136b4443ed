import { randomUUID } from 'node:crypto';
import type { Posted } from '#lib/forms/posted.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import type { SpokenProblem } from './problem.ts';

/** What a form without script must show again after a refusal: what was typed and what is wrong with it. */
export type FormState = { posted: Posted; problems: readonly SpokenProblem[]; failure: string };

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
export const formStateHeader = 'x-form-state';

/** The state behind a key, once; undefined for every key that this process did not just make. */
export function takeFormState(key: string | null): FormState | undefined {
  const state = key === null ? undefined : states().get(key);
  return isFormState(state) ? state : undefined;
}

function isFormState(value: unknown): value is FormState {
  return typeof value === 'object' && value !== null && 'posted' in value && 'problems' in value;
}

/**
 * The page of a form again, with everything that was typed and each problem beside its field, as an answer with `status`.
 * The page is made by this very process, asked over loopback with a key that no one outside can know.
 */
export async function formPageAgain(locale: Locale, form: string, state: FormState, init: { status: number; headers?: Record<string, string> }) {
  const key = randomUUID();
  states().set(key, state);
  try {
    const address = `${shared[originKey] ?? ''}${localePath(locale, `/form/${form}`)}`;
    const page = await fetch(address, { headers: { [formStateHeader]: key }, signal: AbortSignal.timeout(10_000) });
    if (!page.ok) throw new Error(`The page of form ${form} answered ${page.status}`);
    return new Response(await page.text(), {
      status: init.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...init.headers },
    });
  } finally {
    states().delete(key);
  }
}
