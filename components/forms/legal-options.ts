import { limitsFor } from '#lib/facts/limits.ts';
import type { Field, FormDefinition } from '#lib/forms/field.ts';
import { isAskedByLaw, legalDay, legalOptions, residence } from '#lib/forms/legal.ts';
import type { Posted } from '#lib/forms/posted.ts';
import { controlOf, fillControl } from './form-controls.ts';
import type { FormView } from './form-view.ts';

const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;

/** Why the choice is narrower, in the words of the page: the limit, where it is written, and when that was checked. */
function reason(field: Field, posted: Posted, { words, checked = {} }: FormView): string | undefined {
  const state = residence(posted);
  const filing = String(posted.filingNeeded ?? '');
  const limits = state && (limitsFor(state, filing, legalDay()) ?? limitsFor(state, '', legalDay()));
  if (!limits || !state) return undefined;
  const { because, perPerson, perCrash, property } = limits;
  const isBody = field.law === 'bodilyInjury';
  const fact = isBody ? because.perPerson : because.property;
  const limit = isBody ? `${dollars(perPerson)} / ${dollars(perCrash)}` : dollars(property);
  return words.why
    .replace('{state}', state)
    .replace('{limit}', limit)
    .replace('{source}', fact.source)
    .replace('{date}', checked[fact.asOf] ?? fact.asOf);
}

function narrow(control: HTMLSelectElement, legal: readonly string[] | undefined): void {
  for (const option of control.options) {
    const isLegal = !legal || option.value === '' || legal.includes(option.value);
    option.disabled = !isLegal;
    option.hidden = !isLegal;
  }
}

/**
 * Offers only what the law of the visitor's state and filing leaves. A preset that it does not leave gives way to the
 * lowest choice that it does; a visitor's own choice stays and is told of when it is checked.
 */
export function offerLegalOptions(element: HTMLFormElement, form: FormDefinition, posted: Posted, view: FormView): void {
  for (const field of form.fields.filter(({ law }) => law)) {
    const control = controlOf(element, field.name);
    if (!(control instanceof HTMLSelectElement)) continue;
    const frame = control.closest<HTMLElement>('[data-slot="field"]');
    if (frame) frame.hidden = !isAskedByLaw(field, posted);
    const legal = legalOptions(field, posted);
    narrow(control, legal);
    if (legal?.[0] && field.preset && !legal.includes(control.value)) fillControl(control, legal[0]);
    const hint = field.preset ? document.getElementById(`${control.id}-hint`) : null;
    const why = legal && reason(field, posted, view);
    if (!hint) continue;
    hint.dataset.plain ??= hint.textContent;
    hint.textContent = why ?? hint.dataset.plain;
  }
}
