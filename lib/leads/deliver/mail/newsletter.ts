import 'server-only';
import { confirmDays } from '#lib/site/retention.ts';
import { summarizeLead } from '#lib/forms/present.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import type { Lead } from '../../model.ts';
import { confirmPage, oneClickAddress, unsubscribePage } from '../../newsletter/links.ts';
import { type Block, type Mail, type MailSettings, messageId, renderHtml, renderText } from './mail.ts';
import { plainAddress } from './visitor-text.ts';

/**
 * Asks the reader to confirm the newsletter; undefined when the lead has no usable address. It has no text of the lead, for somebody else may have
 * entered it.
 */
export function newsletterMail(lead: Lead, deliveryId: string, settings: MailSettings): Mail | undefined {
  const address = plainAddress(summarizeLead(lead).email);
  if (!address) return undefined;
  const t = translator(lead.locale, 'mail.newsletter');
  const { name: agencyName, legalName } = agency;
  const { street, city, state, zip } = agency.address;
  const blocks: Block[] = [
    { kind: 'text', text: t('asked', { agencyName }) },
    { kind: 'link', text: t('confirm'), url: confirmPage(lead, settings.siteUrl) },
    { kind: 'text', text: t('valid', { days: confirmDays }) },
    { kind: 'text', text: t('notYou') },
    { kind: 'link', text: t('unsubscribe'), url: unsubscribePage(lead, settings.siteUrl) },
    { kind: 'text', text: `${legalName}, ${street}, ${city}, ${state} ${zip}` },
    ...(agency.sample ? [{ kind: 'text' as const, text: translator(lead.locale, 'mail.visitor')('sample', { agencyName }) }] : []),
  ];
  const body = { language: lead.locale, title: t('title'), blocks };
  return {
    from: { name: agencyName, address: settings.mailFrom },
    to: [{ name: '', address }],
    replyTo: { name: agencyName, address: agency.email },
    subject: t('subject', { agencyName }),
    text: renderText(body),
    html: renderHtml(body),
    messageId: messageId(deliveryId, settings.mailFrom),
    headers: {
      'Content-Language': lead.locale,
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'List-Unsubscribe': `<${oneClickAddress(lead, settings.siteUrl)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
