import 'server-only';
import type { FieldView } from '#components/forms/form-view.ts';
import { fieldView } from '#components/forms/make-form-view.ts';
import type { Field } from '#lib/forms/form-definition.ts';
import { kinds } from '#lib/forms/kinds/registry.ts';
import { isAskedByLegalRule, legalOptions } from '#lib/forms/legal.ts';
import { maskLines } from '#lib/forms/mask.ts';
import { papersStep } from '#lib/forms/second-step/papers.ts';
import { withoutLabel } from '#lib/forms/problem-message.ts';
import { countedFields } from '#lib/forms/second-step/open-fields.ts';
import { isFilled } from '#lib/forms/field-values.ts';
import type { SecondStepForm, Step } from '#lib/forms/second-step/second-step-form.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** `known`: the value from the first form as text, also where that form has it under another field name. */
type StepField = { view: FieldView; value: string; error?: string; known?: string };
/** `add`: a further driver, vehicle or building, closed until it is opened or filled. */
export type StepGroup = { name: string; legend?: string; add?: string; isFilled: boolean; fields: readonly StepField[] };
/** `note`: what is filled in, in words. */
export type StepSummary = { id: string; title: string; lead: string; note: string; isComplete: boolean };

const text = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : '') : Array.isArray(value) ? value.join('\n') : String(value ?? '');

function askedFields({ fields }: Step, { values }: SecondStepState): Field[] {
  return fields.filter((field) => isAskedByLegalRule(field, values));
}

/** A value as its label or text. */
function wordsOfValue(field: Field, value: string, locale: Locale): string {
  const words = fieldWords(locale);
  if (field.kind === 'flag') return translator(locale, 'forms.form')('yes');
  if (field.kind === 'date') return longDay(locale, value);
  const hasOptions = field.kind === 'state' || field.options !== undefined;
  const show = field.kind === 'choices' ? undefined : kinds[field.kind].show;
  return value
    .split('\n')
    .map((line) => (hasOptions ? words.option(field, line) : (show?.(line, regionalLocale(locale)) ?? line)))
    .join(', ');
}

function toField(field: Field, form: SecondStepForm, state: SecondStepState, locale: Locale): StepField {
  const words = fieldWords(locale);
  const { options = [], ...view } = fieldView(field, form, locale, words);
  const legal = legalOptions(field, state.values);
  const stored = text(state.values[field.name]);
  const known = stored === '' ? text(form.suggestValues?.(state.values)[field.name]) : stored;
  const shown = state.refused ? text(state.refused.posted[field.name]) : field.secret ? '' : known;
  const kept = field.secret && stored !== '' ? translator(locale, 'secondStep.page')('keptSecret', { value: maskLines(stored) }) : undefined;
  const message = state.refused?.problems.find((problem) => problem.field === field.name)?.message;
  // The label in the message has the number of its row; the one beside the field has not.
  const error = message && withoutLabel(message, words.label(field));
  const isKnown = !state.refused && (stored === '' ? known !== '' : state.filledNames.includes(field.name));
  return {
    view: {
      ...view,
      label: words.plainLabel(field),
      ...(options.length > 0 ? { options: legal ? options.filter(({ value }) => legal.includes(value)) : options } : {}),
      ...(kept ? { hint: kept } : {}),
    },
    value: shown,
    ...(error ? { error } : {}),
    ...(isKnown ? { known: kept ? maskLines(stored) : wordsOfValue(field, known, locale) } : {}),
  };
}

/** The fields of a step with their values, further drivers and the like in groups of their own. */
export function stepGroups(step: Step, form: SecondStepForm, state: SecondStepState, locale: Locale): StepGroup[] {
  const rows = messagesFor(locale).secondStep.rows;
  return [...Map.groupBy(askedFields(step, state), ({ group }) => group)].map(([name, fields]) => {
    const row = fields[0]?.row;
    const stepFields = fields.map((field) => toField(field, form, state, locale));
    return {
      name,
      ...(row ? { legend: translator(locale, `secondStep.rows.${row.of}`)('title', { number: row.number }) } : {}),
      ...(row && row.number > 1 ? { add: rows[row.of].add } : {}),
      isFilled: stepFields.some(({ value, error }) => value !== '' || error) || fields.some(({ name: field }) => isFilled(state.values[field])),
      fields: stepFields,
    };
  });
}

/** The steps of a lead with what is filled in; the last one is for its papers. */
export function stepSummaries(form: SecondStepForm, state: SecondStepState, locale: Locale): StepSummary[] {
  const { titles, leads } = messagesFor(locale).secondStep;
  const t = translator(locale, 'secondStep');
  const wordsOf = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? id;
  const steps = form.detailSteps.map((step) => {
    const counted = countedFields(step, state.values);
    const filled = counted.filter(({ name }) => isFilled(state.values[name])).length;
    const note = t('page.filled', { filled, all: counted.length });
    return { id: step.id, title: wordsOf(titles, step.id), lead: wordsOf(leads, step.id), note, isComplete: filled === counted.length };
  });
  const count = state.files.length;
  const papers = { id: papersStep, title: t('papers.title'), lead: t('papers.lead'), note: t('papers.count', { count }), isComplete: count > 0 };
  return [...steps, papers];
}
