import 'server-only';
import type { Posted } from '#lib/forms/posted.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageWithState, readPageState } from './page-state.ts';
import type { ProblemMessage } from './problem.ts';

/** State of a restored form page: the posted values and their problems. */
export type FormState = { posted: Posted; problems: readonly ProblemMessage[]; failure: string };

export function readFormState(key: string | null): FormState | undefined {
  const state = readPageState(key);
  return isFormState(state) ? state : undefined;
}

function isFormState(value: unknown): value is FormState {
  return typeof value === 'object' && value !== null && 'posted' in value && 'problems' in value;
}

/** Renders the page of a form with the posted values and the problem of each field. */
export function renderFormPage(locale: Locale, form: string, state: FormState, init: { status: number; headers?: Record<string, string> }) {
  return pageWithState(localePath(locale, `/form/${form}`), state, init);
}
