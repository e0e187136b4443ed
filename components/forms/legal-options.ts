import { dollarFormat } from '#lib/facts/dollar-format.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import type { Field, FormDefinition } from '#lib/forms/form-definition.ts';
import { defaultLocale, isLocale, regionalLocale } from '#lib/i18n/routing.ts';
import { agencyDay } from '#lib/site/agency-day.ts';
import { isAskedByLegalRule, legalOptions, residence } from '#lib/forms/legal.ts';
import type { Posted } from '#lib/forms/posted.ts';
import { controlOf, fillControl, isUntouched } from './form-controls.ts';
import { showNote } from './help/field-note.ts';
import type { FormView } from './form-view.ts';

function dollars(amount: number): string {
  const { lang } = document.documentElement;
  return dollarFormat(regionalLocale(isLocale(lang) ? lang : defaultLocale)).format(amount);
}

function reason(field: Field, posted: Posted, { words, limitReadDays = {} }: FormView): string | undefined {
  const state = residence(posted);
  const filing = String(posted.filingNeeded ?? '');
  const limits = state && (limitsFor(state, filing, agencyDay()) ?? limitsFor(state, '', agencyDay()));
  if (!limits || !state) return undefined;
  const { facts, perPerson, perCrash, property } = limits;
  const isBody = field.legalRule === 'bodilyInjury';
  const fact = isBody ? facts.perPerson : facts.property;
  const limit = isBody ? `${dollars(perPerson)} / ${dollars(perCrash)}` : dollars(property);
  const { title, readOn } = fact.source;
  const template = fact.grade === 'official' ? words.whySource : fact.grade === 'copy' ? words.whyCopy : words.whyLetter;
  const source = template.replace('{source}', title).replace('{date}', limitReadDays[readOn] ?? readOn);
  return `${words.why.replace('{state}', state).replace('{limit}', limit)} ${source}`;
}

const isLimit = ({ legalRule }: Field): boolean => legalRule === 'bodilyInjury' || legalRule === 'propertyDamage';

const raised = new WeakMap<HTMLSelectElement, { had: string; to: string }>();

function setForVisitor(control: HTMLSelectElement, value: string, template: string): void {
  fillControl(control, value);
  showNote(control, { text: template.replace('{limit}', control.selectedOptions[0]?.text ?? '') });
}

export function watchLimits(element: HTMLFormElement, form: FormDefinition, signal: AbortSignal): void {
  for (const { name } of form.fields.filter(isLimit)) {
    const control = controlOf(element, name);
    control?.addEventListener('change', () => showNote(control, undefined), { signal });
  }
}

/** Raises a limit below the legal minimum, and restores it once it is legal again, unless the visitor chose another. */
function keepLegal(control: HTMLSelectElement, legal: readonly string[] | undefined, { words }: FormView): void {
  const before = raised.get(control);
  const isRaised = before?.to === control.value;
  if (before && !isRaised) raised.delete(control);
  if (control.value !== '' && legal?.[0] && !legal.includes(control.value)) {
    const [lowest] = legal;
    raised.set(control, { had: isRaised ? before.had : control.value, to: lowest });
    setForVisitor(control, lowest, words.limitRaised);
  } else if (isRaised && (!legal || legal.includes(before.had))) {
    raised.delete(control);
    setForVisitor(control, before.had, words.limitRestored);
  }
}

/**
 * Replaces a preset filing that the visitor's state does not have by the only option whose name begins with it (`sr-22` → `sr-22-other-state`), else by
 * none.
 */
function fitPreset(control: HTMLSelectElement, legal: readonly string[]): void {
  const { value } = control;
  if (value === '' || legal.includes(value) || !isUntouched(control)) return;
  const [only = '', ...others] = legal.filter((filing) => filing.startsWith(value));
  fillControl(control, others.length > 0 ? '' : only, true);
}

function disableIllegal(control: HTMLSelectElement, legal: readonly string[] | undefined): void {
  for (const option of control.options) {
    const isLegal = !legal || option.value === '' || legal.includes(option.value);
    option.disabled = !isLegal;
    option.hidden = !isLegal;
  }
}

/**
 * Offers only choices that are legal for the visitor's state and filing, and raises limits that were chosen before.
 */
export function offerLegalOptions(element: HTMLFormElement, form: FormDefinition, posted: Posted, view: FormView): void {
  for (const field of form.fields.filter(({ legalRule }) => legalRule)) {
    const control = controlOf(element, field.name);
    if (!(control instanceof HTMLSelectElement)) continue;
    const frame = control.closest<HTMLElement>('[data-slot="field"]');
    if (frame) frame.hidden = !isAskedByLegalRule(field, posted);
    const legal = legalOptions(field, posted);
    disableIllegal(control, legal);
    if (field.legalRule === 'filing' && legal) fitPreset(control, legal);
    if (isLimit(field)) keepLegal(control, legal, view);
    const hint = isLimit(field) ? document.getElementById(`${control.id}-hint`) : null;
    const why = legal && reason(field, posted, view);
    if (!hint) continue;
    hint.dataset.plain ??= hint.textContent;
    hint.textContent = why ?? hint.dataset.plain;
  }
}
