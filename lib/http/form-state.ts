import 'server-only';
import type { Posted } from '#lib/forms/posted.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageWithState, readPageState } from './page-state.ts';
import type { SpokenProblem } from './problem.ts';

/** What a form without script must show again after a refusal: what was typed and what is wrong with it. */
export type FormState = { posted: Posted; problems: readonly SpokenProblem[]; failure: string };

/** The state of a form behind a key that this process just made. */
export function readFormState(key: string | null): FormState | undefined {
  const state = readPageState(key);
  return isFormState(state) ? state : undefined;
}

function isFormState(value: unknown): value is FormState {
  return typeof value === 'object' && value !== null && 'posted' in value && 'problems' in value;
}

/** The page of a form again, with everything that was typed and each problem beside its field, as an answer with `status`. */
export function formPageAgain(locale: Locale, form: string, state: FormState, init: { status: number; headers?: Record<string, string> }) {
  return pageWithState(localePath(locale, `/form/${form}`), state, init);
}
