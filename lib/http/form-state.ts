import 'server-only';
import type { Posted } from '#lib/forms/posted.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { renderWithState, readPageState } from './page-state.ts';
import type { ProblemMessage } from './problem.ts';

export type FormState = { posted: Posted; problems: readonly ProblemMessage[]; failure: string };

export function readFormState(key: string | null): FormState | undefined {
  const state = readPageState(key);
  return isFormState(state) ? state : undefined;
}

function isFormState(value: unknown): value is FormState {
  return typeof value === 'object' && value !== null && 'posted' in value && 'problems' in value;
}

export function renderFormPage(locale: Locale, form: string, state: FormState, init: { status: number; headers?: Record<string, string> }) {
  return renderWithState(localePath(locale, `/form/${form}`), state, init);
}

/** Renders the page of the second step with its state, such as the problems of a refused step. */
export function renderSecondStep(locale: Locale, state: SecondStepState, init: { status: number }) {
  return renderWithState(localePath(locale, `/second-step/${state.form}`), state, init);
}

export function readSecondStepState(key: string | null): SecondStepState | undefined {
  const state = readPageState(key);
  return isSecondStepState(state) ? state : undefined;
}

function isSecondStepState(value: unknown): value is SecondStepState {
  return typeof value === 'object' && value !== null && 'reference' in value && 'values' in value;
}
