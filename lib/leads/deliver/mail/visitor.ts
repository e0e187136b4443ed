import 'server-only';
import { presentBilingual, replyWays, summarizeLead } from '#lib/forms/present.ts';
import { pageFields } from '#lib/forms/posted.ts';
import { formById } from '#lib/forms/registry.ts';
import type { FieldKind, LeadKind } from '#lib/forms/form-definition.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import { formatReplyTime, replyDueAt } from '#lib/site/business-clock.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { agencyExtension, agencyWhatsApp } from '#lib/site/agency-contact.ts';
import { continuationDays } from '#lib/site/retention.ts';
import { requestedDownload } from '#lib/forms/requested-download.ts';
import { downloadPath } from '#lib/site/downloads.ts';
import { fileSize } from '#lib/forms/file-rule.ts';
import { maskNumbersIn } from '#lib/forms/mask.ts';
import type { Lead } from '../../model.ts';
import { type Block, hasMasked, type Mail, type MailSettings, messageId, renderHtml, renderText, type Row } from './mail.ts';
import { defang, greetingName, plainAddress } from './visitor-text.ts';

/** `isAltered`: a text was shortened or defanged. */
type VisitorCopy = { rows: Row[]; isAltered: boolean };

/** In characters: enough to recognize a value, too little for an advertisement. */
const maxTextLength = 160;

const choiceKinds: readonly FieldKind[] = ['choice', 'choices', 'state', 'flag'];
function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > maxTextLength ? `${characters.slice(0, maxTextLength).join('').trimEnd()}…` : text;
}

/** Text that may be mailed to an unverified address: short, without links, with masked numbers. */
export const safeText = (text: string): string => shorten(defang(maskNumbersIn(text)));

const safeName = (name: string): string => safeText(name.slice(0, name.lastIndexOf('.'))) + name.slice(name.lastIndexOf('.'));

/** The values of a lead for the visitor mail. The address is unverified, so text must carry no advertisement; `address` itself stays as it is. */
function visitorCopy(lead: Lead, address: string, filesLabel: string): VisitorCopy {
  const fields = new Map(formById(lead.form).fields.map((field) => [field.name, field]));
  const typed = presentBilingual(lead, [lead.locale, 'en'], { mask: 'visitor' }).flatMap(({ field: name, label, value }) => {
    const field = fields.get(name);
    if (!field || field.implicit || pageFields.includes(name)) return [];
    const isFromSite = choiceKinds.includes(field.kind) || value === address;
    return [{ label, value: isFromSite ? value : safeText(value), isAltered: !isFromSite && safeText(value) !== maskNumbersIn(value) }];
  });
  const names = (lead.files ?? []).map(({ name, size }) => `${safeName(name)} (${fileSize(size)})`);
  return {
    rows: [...typed.map(({ label, value }) => ({ label, value })), ...(names.length > 0 ? [{ label: filesLabel, value: names.join('\n') }] : [])],
    isAltered: typed.some(({ isAltered }) => isAltered),
  };
}

export function leadDownload(lead: Lead, siteUrl: string): { name: string; url: string } | undefined {
  const download = requestedDownload(formById(lead.form), lead.values);
  return download && { name: messagesFor(lead.locale).downloads.names[download.id], url: siteUrl + downloadPath(download, lead.locale) };
}

function nextSteps(lead: Lead, now: number): string[] {
  const { form, locale, createdAt } = lead;
  const t = translator(locale, 'mail.visitor.next');
  const firstSteps: Partial<Record<LeadKind, string>> = messagesFor(locale).forms.done.first;
  const kind = formById(form).kind;
  const at = replyDueAt(createdAt);
  const ways = replyWays(lead);
  // Mail of a quarantined lead, or one that waited for days, may be later than the promised time.
  const answer = at > now ? t('answer', { ways, when: formatReplyTime(at, locale) }) : t('answerSoon', { ways });
  return [firstSteps[kind] ?? t('review'), answer, ...(kind === 'quote' || kind === 'review' ? [t('decide')] : [])];
}

function continueBlocks({ locale }: Lead, link: string | undefined): Block[] {
  if (link === undefined) return [];
  const t = translator(locale, 'secondStep.page');
  return [
    { kind: 'heading', text: t('heading') },
    { kind: 'text', text: t('mailText', { days: continuationDays }) },
    { kind: 'link', text: t('open'), url: link },
  ];
}

type VisitorSettings = MailSettings & { /** Opens the second step. */ continueLink?: string | undefined };

export function visitorMail(lead: Lead, deliveryId: string, settings: VisitorSettings, now = Date.now()): Mail | undefined {
  const { fullName, email } = summarizeLead(lead);
  const address = plainAddress(email);
  if (!address) return undefined;
  const t = translator(lead.locale, 'mail.visitor');
  const name = greetingName(fullName);
  const { phone, text } = agency;
  const agencyName = agency.name;
  const call = t('phoneWithExtension', { phone: displayPhone(phone.e164), extension: agencyExtension });
  const copy = visitorCopy(lead, address, t('files'));
  const download = leadDownload(lead, settings.siteUrl);
  const opening: Block[] = download
    ? [
        { kind: 'text', text: t('download.received') },
        { kind: 'link', text: t('download.open', { name: download.name }), url: download.url },
      ]
    : [
        { kind: 'text', text: t('received', { agencyName }) },
        { kind: 'rows', rows: [{ label: t('reference'), value: lead.reference }] },
        { kind: 'heading', text: t('nextHeading') },
        { kind: 'steps', items: nextSteps(lead, now) },
      ];
  const blocks: Block[] = [
    { kind: 'text', text: name ? t('greetingNamed', { name }) : t('greeting') },
    ...opening,
    ...continueBlocks(lead, settings.continueLink),
    { kind: 'heading', text: t('sentHeading') },
    { kind: 'rows', rows: copy.rows },
    ...(copy.isAltered ? [{ kind: 'text' as const, text: t('altered') }] : []),
    ...(hasMasked(copy.rows) ? [{ kind: 'text' as const, text: t('masked') }] : []),
    { kind: 'heading', text: t('contactHeading') },
    {
      kind: 'rows',
      rows: [
        { label: t('call'), value: call },
        { label: t('message'), value: displayPhone(text.e164) },
        ...(agencyWhatsApp ? [{ label: t('whatsApp'), value: agencyWhatsApp.number }] : []),
        { label: t('email'), value: agency.email },
      ],
    },
    { kind: 'heading', text: t('noticeHeading') },
    ...(download ? [] : [{ kind: 'text' as const, text: t('notCover') }]),
    ...(download || lead.locale === 'en' ? [] : [{ kind: 'text' as const, text: t('englishDocuments') }]),
    { kind: 'text', text: t('notYou') },
    ...(agency.sample ? [{ kind: 'text' as const, text: t('sample', { agencyName }) }] : []),
  ];
  const body = { language: lead.locale, title: download?.name ?? t('title'), blocks };
  return {
    from: { name: agencyName, address: settings.mailFrom },
    to: [{ name, address }],
    replyTo: { name: agencyName, address: agency.email },
    subject: download ? t('download.subject', { name: download.name, agencyName }) : t('subject', { reference: lead.reference, agencyName }),
    text: renderText(body),
    html: renderHtml(body),
    messageId: messageId(deliveryId, settings.mailFrom),
    headers: { 'Content-Language': lead.locale, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
