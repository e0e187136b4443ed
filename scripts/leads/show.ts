import { findLead } from '#lib/leads/store/read-leads.ts';
import { answerTexts } from './answer-texts.ts';
import { deliveryRows } from './deliveries.ts';
import { complain, isoTime, minute, print, printJson, printTable } from './print.ts';
import { json, needed, type Verb } from './verb.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findLead>>>;

function showJson({ lead, deliveries }: Found): void {
  const { answers, consent, createdAt, quarantinedAt, erasedAt, ...facts } = lead;
  printJson({
    ...facts,
    ...{ createdAt: isoTime(createdAt), quarantinedAt: isoTime(quarantinedAt), erasedAt: isoTime(erasedAt) },
    answers: answers.status === 'open' ? answers.answers : null,
    consent: JSON.parse(consent),
    deliveries: deliveries.map(({ nextAt, leaseUntil, deliveredAt, failedAt, ...delivery }) => ({
      ...delivery,
      ...{ nextAt: isoTime(nextAt), leaseUntil: isoTime(leaseUntil), deliveredAt: isoTime(deliveredAt), failedAt: isoTime(failedAt) },
    })),
  });
}

function showText({ lead, deliveries }: Found): void {
  print(
    `${lead.reference}  ${lead.status}  form ${lead.form} (version ${lead.formVersion})  language ${lead.locale}  received ${minute(lead.createdAt)}\n`,
  );
  if (lead.answers.status === 'open') {
    printTable(answerTexts({ form: lead.form, answers: lead.answers.answers }).map(({ label, value }) => [label, value]));
  } else print(lead.answers.status === 'erased' ? `Erased ${minute(lead.erasedAt)}.` : 'The answers cannot be read: their key is missing.');
  print(`\nConsent: ${lead.consent}\n`);
  if (deliveries.length > 0) printTable(deliveryRows(deliveries));
}

export const show: Verb = {
  takes: 'REF [--json]',
  does: 'everything about one lead, unmasked',
  options: json,
  reference: true,
  async run({ values, reference }) {
    const found = await findLead(needed(reference, 'the reference'));
    if (!found) {
      complain(`there is no lead ${reference}`);
      return 1;
    }
    if (values.json) showJson(found);
    else showText(found);
    return found.lead.answers.status === 'unreadable' ? 1 : 0;
  },
};
