import 'server-only';
import { newsletterForm } from '#lib/forms/short-requests.ts';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { Lead } from '../../model.ts';
import { confirmPage, unsubscribePage } from '../../newsletter/links.ts';
import type { Block } from './body.ts';
import { htmlPart } from './html.ts';
import type { Mail, MailSettings } from './mail.ts';
import { paperOf } from './paper.ts';
import { textPart } from './text.ts';

/** The link that the mail in whose place the summary goes was sent for. */
function askedFor(lead: Lead, siteUrl: string): Block[] {
  const paper = paperOf(lead, siteUrl);
  if (paper) return [{ kind: 'link', text: translator(lead.locale, 'mail.visitor')('download.open', { name: paper.name }), url: paper.url }];
  if (lead.form !== newsletterForm.id) return [];
  const t = translator(lead.locale, 'mail.newsletter');
  return [
    { kind: 'text', text: t('asked', { agencyName: agency.name }) },
    { kind: 'link', text: t('confirm'), url: confirmPage(lead, siteUrl) },
    { kind: 'link', text: t('unsubscribe'), url: unsubscribePage(lead, siteUrl) },
  ];
}

/** The last mail of a day to one address, in the place of `mail`: which requests came, and that no more mails follow. No typed word is in it. */
export function summaryMail(lead: Lead, mail: Mail, references: readonly string[], { siteUrl }: MailSettings): Mail {
  const t = translator(lead.locale, 'mail.visitor');
  const { name: agencyName, phone } = agency;
  const blocks: Block[] = [
    { kind: 'text', text: t('greeting') },
    { kind: 'text', text: t('summary.text', { agencyName, count: references.length }) },
    { kind: 'rows', rows: [{ label: t('summary.references'), value: references.join('\n') }] },
    { kind: 'text', text: t('summary.last', { phone: displayPhone(phone.e164), extension: phone.extension }) },
    ...askedFor(lead, siteUrl),
    { kind: 'text', text: t('notCover') },
    { kind: 'text', text: t('summary.notYou') },
    ...(agency.sample ? [{ kind: 'text' as const, text: t('sample', { agencyName }) }] : []),
  ];
  const body = { language: lead.locale, title: t('summary.title'), blocks };
  return {
    ...mail,
    to: mail.to.map(({ address }) => ({ name: '', address })),
    subject: t('summary.subject', { agencyName }),
    text: textPart(body),
    html: htmlPart(body),
  };
}
