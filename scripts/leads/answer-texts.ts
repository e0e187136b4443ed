import { type PresentedAnswer, presentAnswers } from '#lib/forms/present.ts';
import { findForm } from '#lib/forms/registry.ts';
import type { FieldValue, FieldValues } from '#lib/leads/model.ts';

function plainText(answer: FieldValue): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : answer.join(', ');
}

/** Every value of a lead in English, unmasked; fields that its form does not have (any more) with their names as labels. */
export function answerTexts(lead: { form: string; answers: FieldValues }): PresentedAnswer[] {
  const presented = findForm(lead.form) ? presentAnswers(lead, 'en', { mask: false }) : [];
  const shown = new Set(presented.map(({ field }) => field));
  const others = Object.entries(lead.answers).filter(([field, answer]) => !shown.has(field) && answer !== '');
  return [...presented, ...others.map(([field, answer]) => ({ field, label: field, value: plainText(answer) }))];
}
