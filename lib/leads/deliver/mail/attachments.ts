import 'server-only';
import { certificateSheet } from '#lib/documents/certificate-sheet.ts';
import { dataSheet } from '#lib/documents/data-sheet.ts';
import { renderPdf } from '#lib/documents/pdf.ts';
import { findSecondStep } from '#lib/forms/second-step/known-second-steps.ts';
import { formById } from '#lib/forms/registry.ts';
import { displayTypedPhone } from '#lib/forms/phone-number.ts';
import { summarizeLead } from '#lib/forms/present.ts';
import { agency } from '#lib/site/agency.ts';
import { replyDueAt } from '#lib/site/business-clock.ts';
import { meetingDraft } from '#lib/site/calendar-file.ts';
import type { FieldValues, Lead, LeadUpdate } from '../../model.ts';
import { headerText, plainAddress } from './visitor-text.ts';
import type { Attachment } from './mail.ts';

const quarterMs = 900_000;

function reviewDraft(lead: Lead): string {
  const { fullName, email, phone } = summarizeLead(lead);
  const address = plainAddress(email);
  return meetingDraft({
    uid: `${lead.reference}@${agency.email.slice(agency.email.indexOf('@') + 1)}`,
    startsAt: new Date(Math.ceil(replyDueAt(lead.createdAt) / quarterMs) * quarterMs),
    minutes: agency.reviewMinutes,
    title: `${agency.reviewMinutes}-minute coverage review: ${headerText(fullName)}`,
    text: `Reference ${lead.reference}. Set the time with the client, then send this invitation.`,
    location: phone ? `Phone ${displayTypedPhone(phone)}` : 'Phone',
    organizer: { name: agency.name, address: agency.email },
    ...(address ? { attendee: { name: headerText(fullName), address } } : {}),
    madeAt: new Date(lead.createdAt),
  });
}

async function attachmentsOf(lead: Lead): Promise<Attachment[]> {
  const { attachment } = formById(lead.form);
  if (attachment === 'certificate') {
    return [{ filename: `certificate-${lead.reference}.pdf`, contentType: 'application/pdf', content: await renderPdf(certificateSheet(lead)) }];
  }
  if (attachment === 'review-invitation') {
    return [{ filename: `review-${lead.reference}.ics`, contentType: 'text/calendar; charset=utf-8', content: reviewDraft(lead) }];
  }
  return [];
}

async function attachmentsOrNote(attachments: Promise<Attachment[]>, content: string): Promise<Attachment[]> {
  return attachments.catch(() => [{ filename: 'attachment-missing.txt', contentType: 'text/plain; charset=utf-8', content }]);
}

/** Attachments of the staff mail: a data sheet for a certificate, a calendar draft for a review. A note replaces one that cannot be rendered. */
export async function staffAttachments(lead: Lead): Promise<Attachment[]> {
  return attachmentsOrNote(attachmentsOf(lead), 'The sheet for this request could not be made. Every answer is in the mail itself.');
}

async function dataSheetOf(lead: Lead, updates: readonly LeadUpdate[], values: FieldValues): Promise<Attachment[]> {
  const last = updates.at(-1);
  const details = last && findSecondStep(last.form);
  if (!details) return [];
  const { reference, form } = lead;
  const sheet = dataSheet({ reference, form, locale: last.locale, values, details, updatedAt: last.createdAt });
  return [{ filename: `request-${reference}.pdf`, contentType: 'application/pdf', content: await renderPdf(sheet) }];
}

/** The whole lead as a data sheet, for the mail about its updates. `values`: of the lead and of all updates. */
export async function updateAttachments(lead: Lead, updates: readonly LeadUpdate[], values: FieldValues): Promise<Attachment[]> {
  return attachmentsOrNote(dataSheetOf(lead, updates, values), `The sheet could not be made. All values: npm run leads -- show ${lead.reference}`);
}
