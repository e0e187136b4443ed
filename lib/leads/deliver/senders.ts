import 'server-only';
import type { Config } from '#lib/config.ts';
import { buildPayload, buildUpdatePayload } from '#lib/forms/payload.ts';
import { findForm, formById } from '#lib/forms/registry.ts';
import { errorCode } from '#lib/error-code.ts';
import { secondStepOf } from '#lib/forms/second-step/second-step-of.ts';
import { log } from '#lib/log.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import { mimeTypes } from '../file-type.ts';
import { fileLink, storedName } from '../file-link.ts';
import { createLink } from '../second-step/continuation-token.ts';
import { secondFactorOf } from '../second-step/second-factor.ts';
import type { Channel, ClaimedDelivery, Lead } from '../model.ts';
import type { Send } from './delivery-store.ts';
import { createMailer } from './mailer.ts';
import { staffAttachments, updateAttachments } from './mail/attachments.ts';
import type { Mail } from './mail/mail.ts';
import { replyMail } from './mail/reply.ts';
import { staffMail } from './mail/staff.ts';
import { updateMail } from './mail/update.ts';
import { sendWebhook } from './webhook.ts';
import { countVisitorMail } from '../store/visitor-mails.ts';
import { newsletterMail } from './mail/newsletter.ts';
import { summaryMail } from './mail/summary.ts';
import { visitorMail } from './mail/visitor.ts';

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
    const { place, references } = await countMail(address, id, Date.now());
    if (place <= visitorMailLimit) return sendMail(mail, delivery, signal);
    recordLimitHit('visitor_mail_day');
    if (place > visitorMailLimit + 1) return { status: 'delivered', skippedBecause: 'daily limit of mails to this address' };
    return sendMail(summaryMail(lead, mail, references, settings), delivery, signal);
  };
}

/**
 * A new link to the second step of a lead; undefined for a lead without one, without the digits that the mail names, and while the store is unavailable: the mail
 * goes without it.
 */
export async function makeContinueLink(lead: Lead): Promise<string | undefined> {
  if (!secondStepOf(lead) || secondFactorOf(lead) !== 'number') return undefined;
  try {
    return await createLink(lead.reference, lead.locale);
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
