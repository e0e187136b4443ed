import 'server-only';
import { formById } from '#lib/forms/registry.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import { agencyExtension } from '#lib/site/agency-contact.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { Lead } from '../../model.ts';
import { confirmPage, unsubscribePage } from '../../newsletter/links.ts';
import { type Block, type Mail, type MailSettings, renderHtml, renderText } from './mail.ts';
import { leadDownload } from './visitor.ts';

function linkBlocks(lead: Lead, siteUrl: string): Block[] {
  const download = leadDownload(lead, siteUrl);
  if (download) return [{ kind: 'link', text: translator(lead.locale, 'mail.visitor')('download.open', { name: download.name }), url: download.url }];
  if (formById(lead.form).fulfillment !== 'subscription') return [];
  const t = translator(lead.locale, 'mail.newsletter');
  return [
    { kind: 'text', text: t('asked', { agencyName: agency.name }) },
    { kind: 'link', text: t('confirm'), url: confirmPage(lead, siteUrl) },
    { kind: 'link', text: t('unsubscribe'), url: unsubscribePage(lead, siteUrl) },
  ];
}

/** Replaces `mail` as the last one of a day to an address: lists the leads of the day, with no text that a visitor entered. */
export function summaryMail(lead: Lead, mail: Mail, references: readonly string[], { siteUrl }: MailSettings): Mail {
  const t = translator(lead.locale, 'mail.visitor');
  const { name: agencyName, phone } = agency;
  const blocks: Block[] = [
    { kind: 'text', text: t('greeting') },
    { kind: 'text', text: t('summary.text', { agencyName, count: references.length }) },
    { kind: 'rows', rows: [{ label: t('summary.references'), value: references.join('\n') }] },
    { kind: 'text', text: t('summary.last', { phone: displayPhone(phone.e164), extension: agencyExtension }) },
    ...linkBlocks(lead, siteUrl),
    { kind: 'text', text: t('notCover') },
    { kind: 'text', text: t('summary.notYou') },
    ...(agency.sample ? [{ kind: 'text' as const, text: t('sample', { agencyName }) }] : []),
  ];
  const body = { language: lead.locale, title: t('summary.title'), blocks };
  return {
    ...mail,
    to: mail.to.map(({ address }) => ({ name: '', address })),
    subject: t('summary.subject', { agencyName }),
    text: renderText(body),
    html: renderHtml(body),
  };
}
