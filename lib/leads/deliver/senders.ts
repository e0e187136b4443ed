import 'server-only';
import type { Config } from '#lib/config.ts';
import { buildPayload, buildUpdatePayload } from '#lib/forms/payload.ts';
import { findForm, formById } from '#lib/forms/registry.ts';
import { errorCode } from '#lib/error-code.ts';
import { secondStepOf } from '#lib/forms/line-of-lead.ts';
import { log } from '#lib/log.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { certificateSheet } from '#lib/documents/certificate-sheet.ts';
import { dataSheet } from '#lib/documents/data-sheet.ts';
import { renderPdf } from '#lib/documents/pdf.ts';
import { findSecondStep } from '#lib/forms/second-step/known-second-steps.ts';
import { displayTypedPhone } from '#lib/forms/phone-number.ts';
import { summarizeLead } from '#lib/forms/present.ts';
import { agency } from '#lib/site/agency.ts';
import { replyDueAt } from '#lib/site/business-clock.ts';
import { meetingDraft } from '#lib/site/calendar-file.ts';
import { mimeTypes } from '../file-type.ts';
import { fileLink, storedName } from '../file-link.ts';
import { createContinueLink } from '../second-step/continuation-token.ts';
import { secondFactorOf } from '../second-step/second-factor.ts';
import type { Channel, ClaimedDelivery, FieldValues, Lead, LeadUpdate } from '../model.ts';
import type { Send } from './delivery-store.ts';
import { createMailer } from './mailer.ts';
import type { Attachment, Mail } from './mail/mail.ts';
import { replyMail } from './mail/reply.ts';
import { staffMail } from './mail/staff.ts';
import { updateMail } from './mail/update.ts';
import { sendWebhook } from './webhook.ts';
import { countVisitorMail } from '../store/visitor-mails.ts';
import { newsletterMail } from './mail/newsletter.ts';
import { summaryMail } from './mail/summary.ts';
import { visitorMail } from './mail/visitor.ts';
import { headerText, plainAddress } from './mail/visitor-text.ts';

const quarterMs = 900_000;

function reviewInvitation(lead: Lead): string {
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
    return [{ filename: `review-${lead.reference}.ics`, contentType: 'text/calendar; charset=utf-8', content: reviewInvitation(lead) }];
  }
  return [];
}

async function attachmentsOrNote(attachments: Promise<Attachment[]>, note: string): Promise<Attachment[]> {
  return attachments.catch(() => [{ filename: 'attachment-missing.txt', contentType: 'text/plain; charset=utf-8', content: note }]);
}

/** Attachments of the staff mail: the certificate sheet of a certificate request, a calendar draft for a review. A note replaces one that cannot be rendered. */
async function staffAttachments(lead: Lead): Promise<Attachment[]> {
  return attachmentsOrNote(attachmentsOf(lead), 'The sheet for this request could not be made. Every answer is in the mail itself.');
}

async function dataSheetOf(lead: Lead, updates: readonly LeadUpdate[], values: FieldValues): Promise<Attachment[]> {
  const last = updates.at(-1);
  const secondStep = last && findSecondStep(last.form);
  if (!secondStep) return [];
  const { reference, form } = lead;
  const sheet = dataSheet({ reference, form, locale: last.locale, values, secondStep, updatedAt: last.createdAt });
  return [{ filename: `request-${reference}.pdf`, contentType: 'application/pdf', content: await renderPdf(sheet) }];
}

/** The whole lead as a data sheet, for the mail about its updates. `values`: of the lead and of all updates. */
async function updateAttachments(lead: Lead, updates: readonly LeadUpdate[], values: FieldValues): Promise<Attachment[]> {
  return attachmentsOrNote(dataSheetOf(lead, updates, values), `The sheet could not be made. All values: npm run leads -- show ${lead.reference}`);
}

type Settings = Pick<Config, 'mailFrom' | 'staffEmails' | 'siteUrl' | 'visitorMailLimit'>;
type SendMail = (mail: Mail, delivery: ClaimedDelivery, signal: AbortSignal) => ReturnType<Send>;
type CountMail = typeof countVisitorMail;
type MakeLink = (lead: Lead) => Promise<string | undefined>;

const noLink: MakeLink = async () => undefined;

/**
 * Sends mail to visitors, at most `visitorMailLimit` mails to an address and day, for the address is not verified. The next mail is a summary; after
 * it none is sent that day. The agency's addresses have no limit.
 */
export function visitorSender(settings: Settings, sendMail: SendMail, countMail: CountMail = countVisitorMail, makeLink: MakeLink = noLink): Send {
  const { visitorMailLimit, staffEmails } = settings;
  const agencyAddresses = new Set(staffEmails.map((address) => address.toLowerCase()));
  return async (delivery, signal) => {
    const { id, lead } = delivery;
    const isSubscription = formById(lead.form).fulfillment === 'subscription';
    const continueLink = isSubscription ? undefined : await makeLink(lead);
    const mail = isSubscription ? newsletterMail(lead, id, settings) : visitorMail(lead, id, { ...settings, continueLink });
    const address = mail?.to[0]?.address;
    if (!mail || !address) return { status: 'dead', error: 'no usable address' };
    if (visitorMailLimit === undefined || agencyAddresses.has(address.toLowerCase())) return sendMail(mail, delivery, signal);
    const { mailOfDay, references } = await countMail(address, id, Date.now());
    if (mailOfDay <= visitorMailLimit) return sendMail(mail, delivery, signal);
    recordLimitHit('visitor_mail_day');
    if (mailOfDay > visitorMailLimit + 1) return { status: 'delivered', skippedBecause: 'daily limit of mails to this address' };
    return sendMail(summaryMail(lead, mail, references, settings), delivery, signal);
  };
}

/**
 * A new link to the second step of a lead. The mail has no link when this is undefined: for a lead without a second step, or without the phone number or
 * ZIP code whose digits open it, and while the store is unavailable.
 */
export async function makeContinueLink(lead: Lead): Promise<string | undefined> {
  if (!secondStepOf(lead) || secondFactorOf(lead) !== 'digits') return undefined;
  try {
    return await createContinueLink(lead.reference, lead.locale);
  } catch (error) {
    log.warn({ event: 'continue_link_not_stored', reference: lead.reference, code: errorCode(error) });
    return undefined;
  }
}

/** The files of a lead or of an update in the webhook's body. */
function filesPayload({ form, files = [] }: Pick<Lead, 'form' | 'files'>, siteUrl: string): Record<string, object[] | string> {
  const [first] = files;
  if (!first) return {};
  const rule = findForm(form)?.files;
  return {
    ...(rule?.maxFiles === 1 ? { [rule.field]: first.name } : {}),
    files: files.map((file) => ({
      name: file.name,
      stored: storedName(file),
      type: mimeTypes[file.type],
      size: file.size,
      sha256: file.sha256,
      scan: file.scan,
      ...(file.active.length > 0 ? { active: file.active } : {}),
      url: fileLink(file, siteUrl, Date.now()),
    })),
  };
}

type SenderSettings = Pick<
  Config,
  'smtpUrl' | 'dataDir' | 'mailFrom' | 'staffEmails' | 'siteUrl' | 'visitorMailLimit' | 'webhookUrl' | 'webhookSecret' | 'webhookAllowPrivate'
>;

/** A sender for each channel. `clockSkewMs`: how far the clock of this process is ahead of the database's. `makeLink`: to the second step. */
export function createSenders(
  settings: SenderSettings,
  clockSkewMs: () => Promise<number> = async () => 0,
  makeLink?: MakeLink,
): Record<Channel, Send> {
  const { webhookUrl } = settings;
  const mailer = createMailer(settings);
  const sendMail = (mail: Mail, { id, channel, lead }: ClaimedDelivery, signal: AbortSignal) =>
    mailer(mail, `${lead.reference}-${channel}-${id}`, signal);

  return {
    staff: async (delivery, signal) => {
      const { lead, updates, values = lead.values, id } = delivery;
      const mail = updates ? updateMail(lead, updates, id, settings, values) : staffMail(lead, id, settings);
      const attachments = updates ? await updateAttachments(lead, updates, values) : await staffAttachments(lead);
      return sendMail({ ...mail, attachments }, delivery, signal);
    },
    visitor: visitorSender(settings, sendMail, undefined, makeLink),
    reply: async (delivery, signal) => {
      const mail = replyMail(delivery, settings);
      return mail ? sendMail(mail, delivery, signal) : { status: 'dead', error: 'no usable address' };
    },
    webhook: async ({ id, lead, updates }, signal) => {
      if (!webhookUrl) return { status: 'retry', error: 'no webhook configured', alarm: true };
      const target = {
        url: webhookUrl,
        secret: settings.webhookSecret,
        allowPrivate: settings.webhookAllowPrivate,
        clockSkewMs: await clockSkewMs(),
      };
      const [update] = updates ?? [];
      const payload = update ? buildUpdatePayload(lead, update) : buildPayload(lead);
      const files = filesPayload(update ?? lead, settings.siteUrl);
      return sendWebhook(`msg_${id}`, JSON.stringify({ ...payload, ...files }), target, signal);
    },
  };
}
