import { equal } from 'node:assert/strict';
import type { Field, FormDefinition } from '#lib/forms/form-definition.ts';
import { forms } from '#lib/forms/registry.ts';
import { newsletterForm } from '#lib/forms/small-forms.ts';
import { safeText } from '#lib/leads/deliver/mail/visitor.ts';
import type { Destinations } from '../../tests/support/services/destinations.ts';
import { until } from '../../tests/support/site/until.ts';
import { valuesFor, isFreeText, postOf } from './values-for.ts';
import { asName, isStoredUnchanged } from './hostile-texts.ts';
import { expectTextsInMail, expectTextsInWebhook, textsOfHtml } from './read-outputs.ts';

const withTexts = forms.filter((form) => !form.files && form.fields.some(isFreeText));

/** A text that a field takes: a name has a letter, and some fields are short. */
function fitting(text: string, { kind, max = 100 }: Field): string {
  const whole = kind === 'name' ? asName(text) : text;
  return whole.length > max ? 'A' : whole;
}

async function deliver(origin: string, { smtp, webhook }: Destinations, form: FormDefinition, textOf: (field: Field) => string) {
  const email = `${crypto.randomUUID()}@visitor.example`;
  const { values, kept } = valuesFor(form, email, textOf);
  const { path, body } = postOf(form, values);
  const response = await fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  equal(response.status, 201, `${form.id}: ${response.status}`);
  const { reference } = await response.json();
  return until(`the deliveries of ${form.id}`, () => {
    const staff = smtp.messages.find(({ mail }) => mail.subject?.endsWith(reference));
    const visitor = smtp.messages.find(({ to }) => to.includes(email));
    const call = webhook.calls.find((received) => received.body.includes(email));
    return staff && visitor && call && { staff: staff.mail, visitor: visitor.mail, call, kept };
  });
}

/**
 * Sends texts, a different one in each field, through every form with fields for texts, and reads what staff, visitor and webhook
 * got. `from`: index of the first text. Returns the index for the next round.
 */
export async function textsReachEveryone(origin: string, destinations: Destinations, texts: readonly string[], from: number): Promise<number> {
  let at = from;
  for (const form of withTexts) {
    const typed = new Map<string, string>();
    const { staff, visitor, call, kept } = await deliver(origin, destinations, form, (field) => {
      const text = fitting(texts[at % texts.length] ?? '', field);
      at += 1;
      typed.set(field.name, text);
      return text;
    });
    const shown = [...typed.keys()].map((name) => String(kept[name] ?? '')).filter(Boolean);
    for (const [name, text] of typed) if (isStoredUnchanged(text) && kept[name] !== undefined) equal(String(kept[name]).trim(), text.trim());
    expectTextsInMail(shown, staff);
    if (form === newsletterForm) textsOfHtml(visitor.html ?? '');
    else expectTextsInMail(shown.map(safeText), visitor);
    expectTextsInWebhook(shown, call.body);
  }
  return at;
}
