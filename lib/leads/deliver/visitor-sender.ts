import 'server-only';
import type { Config } from '#lib/config.ts';
import { formById } from '#lib/forms/registry.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import type { ClaimedDelivery, Lead } from '../model.ts';
import { countVisitorMail } from '../store/visitor-mails.ts';
import type { Send } from './delivery-store.ts';
import type { Mail } from './mail/mail.ts';
import { newsletterMail } from './mail/newsletter.ts';
import { summaryMail } from './mail/summary.ts';
import { visitorMail } from './mail/visitor.ts';

type Settings = Pick<Config, 'mailFrom' | 'staffEmails' | 'siteUrl' | 'visitorMailLimit'>;
type SendMail = (mail: Mail, delivery: ClaimedDelivery, signal: AbortSignal) => ReturnType<Send>;
export type CountMail = typeof countVisitorMail;
export type MakeLink = (lead: Lead) => Promise<string | undefined>;

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
