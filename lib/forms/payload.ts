import 'server-only';
import { toWizardPayload } from './auto-wizard.ts';
import type { Answer, Answers } from './answers.ts';
import type { FieldKind } from './field.ts';
import type { FormDefinition } from './form-definition.ts';
import { toHomePayload } from './home.ts';
import { type Payload, text } from './payload-parts.ts';
import { formById } from './registry.ts';
import { toSmartPayload } from './smart-quote.ts';
import { toTypedPayload } from './typed-payload.ts';

const nothing = (kind: FieldKind): Answer => (kind === 'flag' ? false : kind === 'choices' ? [] : '');

function toPlainPayload(answers: Answers, form: FormDefinition): Payload {
  return Object.fromEntries(form.fields.map(({ name, kind }) => [name, answers[name] ?? nothing(kind)]));
}

const layouts: Record<FormDefinition['payload'], (answers: Answers, form: FormDefinition) => Payload> = {
  home: toHomePayload,
  typed: toTypedPayload,
  smart: toSmartPayload,
  wizard: toWizardPayload,
  plain: toPlainPayload,
};

/**
 * The values of a form as the payload of the specification. `coverage_needed` and the home lead's `coverage_details`
 * are English summaries for staff and automation.
 */
export function payloadOf(form: FormDefinition, answers: Answers): Payload {
  return layouts[form.payload](answers, form);
}

/** The webhook's body: the payload, and for every kind but the home lead `id`, `kind` and `locale`. */
export function buildPayload(lead: { reference: string; form: string; locale: string; answers: Answers }): Payload {
  const form = formById(lead.form);
  const payload = payloadOf(form, lead.answers);
  if (form.route === 'webhook-relay') return payload;
  if (form.route.startsWith('leads/')) return { id: lead.reference, kind: form.id, locale: lead.locale, ...payload };
  return { id: lead.reference, kind: kindOf(form, lead.answers), locale: lead.locale, ...payload };
}

function kindOf(form: FormDefinition, answers: Answers): string {
  return text(answers, 'quote_type') || text(answers, 'insurance_type') || text(answers, 'insuranceType') || form.id;
}
