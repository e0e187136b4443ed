import 'server-only';
import { summarizeLead } from '#lib/forms/present.ts';
import { presentBilingual } from '#lib/forms/present-bilingual.ts';
import { findForm } from '#lib/forms/registry.ts';
import { fieldWords } from '#lib/forms/words.ts';
import type { Lead, LeadUpdate } from '../../model.ts';
import { type Block, hasMasked, type Row } from './body.ts';
import { acordBlocks } from './staff-rows.ts';
import { officeTime, staffMail } from './staff.ts';
import { languageName } from './staff-steps.ts';
import type { Mail, MailSettings } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

function emptiedRows({ form, values }: LeadUpdate): Row[] {
  const words = fieldWords('en');
  const fields = findForm(form)?.fields ?? [];
  return fields.filter(({ name }) => values[name] === '').map((field) => ({ label: words.label(field), value: '(emptied)' }));
}

function updateBlocks(update: LeadUpdate, firstForm: string): Block[] {
  const { n, locale, createdAt, values } = update;
  // The visitor may also complete fields of the first form.
  const rows = [update.form, firstForm].flatMap((form) => (findForm(form) ? presentBilingual({ form, values }, ['en', locale], { mask: true }) : []));
  const rowByField = new Map(rows.map((row) => [row.field, row]));
  return [
    { kind: 'heading', text: `Update ${n}, ${officeTime(createdAt)}` },
    { kind: 'rows', rows: [...rowByField.values(), ...emptiedRows(update)] },
  ];
}

/** The staff's mail about what a visitor added to a lead: addressed like the first mail, with the added fields alone. */
export function updateMail(lead: Lead, updates: readonly LeadUpdate[], deliveryId: string, settings: MailSettings): Mail {
  const mail = staffMail(lead, deliveryId, settings);
  const { fullName } = summarizeLead(lead);
  const added = updates.flatMap((update) => updateBlocks(update, lead.form));
  const last = updates.at(-1);
  const isMasked = added.some((block) => block.kind === 'rows' && hasMasked(block.rows));
  const merged: Lead = last ? { ...lead, form: last.form, values: Object.assign({}, ...updates.map(({ values }) => values)) } : lead;
  const blocks: Block[] = [
    { kind: 'text', text: `${fullName || 'The visitor'} added details to request ${lead.reference}. Everything else is in the first mail.` },
    ...added,
    ...(last ? [{ kind: 'rows' as const, rows: [{ label: 'Language of the visitor', value: languageName(last.locale) }] }] : []),
    ...acordBlocks(merged),
    ...(isMasked ? [{ kind: 'text' as const, text: `Read the masked numbers in full with: npm run leads -- show ${lead.reference}` }] : []),
    { kind: 'heading', text: 'Please note' },
    { kind: 'text', text: 'A request is not coverage. Nothing is bound, changed or canceled until the agency or the carrier confirms it.' },
  ];
  const body = { language: 'en', title: `Added details, request ${lead.reference}`, blocks };
  return { ...mail, subject: `${mail.subject} (added details)`, text: renderText(body), html: renderHtml(body) };
}
