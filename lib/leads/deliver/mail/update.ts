import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import { presentBilingual, summarizeLead } from '#lib/forms/present.ts';
import { detailSections, openFieldsByHeading } from '#lib/forms/second-step/detail-sections.ts';
import { findSecondStep } from '#lib/forms/second-step/known-second-steps.ts';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import type { Lead, LeadUpdate } from '../../model.ts';
import { type Block, hasMasked, type Mail, type MailSettings, renderHtml, renderText } from './mail.ts';
import { acordBlocks, fileBlocks, languageName, officeTime, staffMail } from './staff.ts';

/** Values of the first form that a visitor corrected or completed later, without those that the second step asks too. */
function earlierFields({ form }: Lead, { locale, values }: LeadUpdate, details: SecondStepForm | undefined): Block[] {
  const later = new Set(details?.fields.map(({ name }) => name));
  const rows = presentBilingual({ form, values }, ['en', locale], { mask: true }).filter(({ field }) => !later.has(field));
  return rows.length > 0
    ? [
        { kind: 'subheading', text: 'First form' },
        { kind: 'rows', rows },
      ]
    : [];
}

function updateBlocks(lead: Lead, update: LeadUpdate, siteUrl: string): Block[] {
  const details = findSecondStep(update.form);
  const sections = details ? detailSections(details, update.values, update.locale) : [];
  return [
    { kind: 'heading', text: `Update ${update.n}, ${officeTime(update.createdAt)}` },
    ...sections.flatMap(({ heading, rows }): Block[] => [
      { kind: 'subheading', text: heading },
      { kind: 'rows', rows },
    ]),
    ...earlierFields(lead, update, details),
    ...fileBlocks(update.files ?? [], lead.reference, siteUrl, Date.now()),
  ];
}

function openBlocks(form: string, values: FieldValues): Block[] {
  const details = findSecondStep(form);
  const open = details ? openFieldsByHeading(details, values) : [];
  if (open.length === 0)
    return [
      { kind: 'heading', text: 'Still open' },
      { kind: 'text', text: 'Nothing: every question has an answer.' },
    ];
  return [
    { kind: 'heading', text: 'Still open' },
    { kind: 'rows', rows: open.map(({ heading, labels }) => ({ label: heading, value: labels.join('\n') })) },
  ];
}

/**
 * The staff mail about what a visitor added to a lead: the added fields by step, and the fields that are still open. Name and reply address are the
 * corrected ones. `values`: of the first form and of all updates.
 */
export function updateMail(lead: Lead, updates: readonly LeadUpdate[], deliveryId: string, settings: MailSettings, values: FieldValues): Mail {
  const corrected: Lead = { ...lead, values };
  const mail = staffMail(corrected, deliveryId, settings);
  const { fullName } = summarizeLead(corrected);
  const added = updates.flatMap((update) => updateBlocks(lead, update, settings.siteUrl));
  const last = updates.at(-1);
  const isMasked = added.some((block) => block.kind === 'rows' && hasMasked(block.rows));
  const merged: Lead = last ? { ...lead, form: last.form, values: Object.assign({}, ...updates.map((update) => update.values)) } : lead;
  const blocks: Block[] = [
    { kind: 'text', text: `${fullName || 'The visitor'} added details to request ${lead.reference}. The attached sheet has the whole request.` },
    ...added,
    ...(last ? openBlocks(last.form, values) : []),
    ...(last ? [{ kind: 'rows' as const, rows: [{ label: 'Language of the visitor', value: languageName(last.locale) }] }] : []),
    ...acordBlocks(merged),
    ...(isMasked ? [{ kind: 'text' as const, text: `Read the masked numbers in full with: npm run leads -- show ${lead.reference}` }] : []),
    { kind: 'heading', text: 'Please note' },
    {
      kind: 'text',
      text: 'A request is not coverage. Nothing is bound, changed, or canceled until the agency or the insurance company confirms it.',
    },
  ];
  const body = { language: 'en', title: `Added details, request ${lead.reference}`, blocks };
  return { ...mail, subject: `${mail.subject} (added details)`, text: renderText(body), html: renderHtml(body) };
}
