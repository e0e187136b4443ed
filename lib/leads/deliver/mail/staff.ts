import 'server-only';
import { presentBilingual, type PresentedValue, summarizeLead } from '#lib/forms/present.ts';
import { pageFields } from '#lib/forms/posted.ts';
import { formById } from '#lib/forms/registry.ts';
import { agency } from '#lib/site/agency.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agencyExtension } from '#lib/site/agency-contact.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import type { InsuranceLine } from '#lib/forms/insurance-lines.ts';
import { pagePathOf } from '#lib/i18n/route-page.ts';
import { acordList } from '#lib/forms/acord.ts';
import { typedPhoneLink } from '#lib/forms/phone-number.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { formatReplyTime, replyDueAt } from '#lib/site/business-clock.ts';
import { fileSize } from '#lib/forms/file-rule.ts';
import type { Lead, LeadFile } from '../../model.ts';
import { type Block, hasMasked, type Mail, type MailSettings, messageId, renderHtml, renderText, type Row } from './mail.ts';
import { defang, greetingName, headerText, plainAddress } from './visitor-text.ts';
import { activeWarning } from '../../active-content.ts';
import { fileLink, linkDays } from '../../file-link.ts';

function withCalls(rows: readonly PresentedValue[], { form, values }: Lead): Row[] {
  const { fields } = formById(form);
  return rows.map((row) => {
    const isPhone = fields.some(({ name, kind }) => name === row.field && kind === 'phone');
    const call = isPhone ? typedPhoneLink(String(values[row.field])) : undefined;
    return call ? { ...row, call } : row;
  });
}

/** Every value in English, terms also in the visitor's language. An address that is no page of the site is shown without a link. */
function staffRows(lead: Lead): Row[] {
  const rows = presentBilingual(lead, ['en', lead.locale], { mask: true })
    .filter(({ field }) => !pageFields.includes(field) || lead.consent.page === '')
    .map((row) => (pageFields.includes(row.field) ? { ...row, value: defang(row.value) } : row));
  return withCalls(rows, lead);
}

export function acordBlocks(lead: Lead): Block[] {
  const list = acordList(lead);
  if (!list) return [];
  return [
    { kind: 'heading', text: 'Where the answers belong on the ACORD applications' },
    { kind: 'text', text: `${list.forms.join(', ')}. Left: the element of the application; right: the answers above.` },
    { kind: 'rows', rows: list.rows },
  ];
}

export const languageName = (locale: Locale): string => siteLanguages[locale].english;

/** The deadline for the staff. Pages and the confirmation promise a time, unless the visitor only asked for a file. */
function replyDeadline(lead: Lead): string {
  if (formById(lead.form).fulfillment === 'file') return 'The visitor has the file. We didn’t promise an answer.';
  const by = formatReplyTime(replyDueAt(lead.createdAt), 'en');
  const wasPromised = lead.consent.page !== '' || plainAddress(summarizeLead(lead).email) !== undefined;
  return wasPromised ? `Answer by ${by}: we gave the visitor this time.` : `Answer by ${by}, like every request. We didn’t give the visitor a time.`;
}

function staffSteps(lead: Lead, { canReply, isMasked }: { canReply: boolean; isMasked: boolean }): string[] {
  const language = languageName(lead.locale);
  if (formById(lead.form).fulfillment === 'subscription') {
    return ['Nothing to do: the visitor confirms by email. To see who confirmed: npm run leads -- subscribers'];
  }
  return [
    replyDeadline(lead),
    lead.locale === 'en' ? 'The visitor used the site in English.' : `Answer in ${language}: the visitor used the site in ${language}.`,
    canReply
      ? 'A reply to this email goes to the visitor. Keep the reference in the subject.'
      : 'The visitor didn’t leave an email address we can use.',
    ...(isMasked ? [`Read the masked numbers in full with: npm run leads -- show ${lead.reference}`] : []),
  ];
}

const scanNotes: Partial<Record<LeadFile['scan'], string>> = {
  off: 'not scanned for viruses: no scanner is set up',
  unscanned: 'ON HOLD: the virus scanner didn’t answer. The link opens the file once it has been scanned',
};

export function fileBlocks(files: readonly LeadFile[], reference: string, siteUrl: string, now: number): Block[] {
  if (files.length === 0) return [];
  const rows = files.map((file) => {
    const notes = [scanNotes[file.scan], activeWarning(file.active)].filter((note) => note !== undefined);
    const details = [fileSize(file.size), `sha-256 ${file.sha256}`, ...notes];
    return { label: file.name, value: [fileLink(file, siteUrl, now), ...details].join('\n') };
  });
  return [
    { kind: 'heading', text: 'Files' },
    { kind: 'rows', rows },
    { kind: 'text', text: `The links open the files for ${linkDays} days for anyone who has them. Don’t forward this email.` },
    { kind: 'text', text: `At any time: npm run leads -- show ${reference} --save DIR` },
  ];
}

export type LineEmails = Partial<Record<InsuranceLine, readonly string[]>>;

/** The recipients of a lead's staff mail: the addresses of its line in the agency file, else `staffEmails`. */
export function staffRecipients(
  lead: Pick<Lead, 'form' | 'values'>,
  staffEmails: readonly string[],
  lineEmails: LineEmails = agency.lineEmails,
): readonly string[] {
  const line = lineOfLead(lead);
  const addresses = (line && lineEmails[line]) ?? [];
  return addresses.length > 0 ? addresses : staffEmails;
}

function preparedReplyLink({ locale, reference }: Lead, address: string, name: string): string {
  const t = translator(locale, 'mail.visitor');
  const { name: agencyName, phone } = agency;
  const signature = [agencyName, t('phoneWithExtension', { phone: displayPhone(phone.e164), extension: agencyExtension })];
  const greeting = name ? t('greetingNamed', { name }) : t('greeting');
  const body = [greeting, '', t('reply.thanks', { reference }), '', '', '', ...signature].join('\r\n');
  const to = address.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(t('reply.subject', { reference, agencyName }))}&body=${encodeURIComponent(body)}`;
}

const officeFormat = new Intl.DateTimeFormat('en-US', { timeZone: agency.timeZone, dateStyle: 'full', timeStyle: 'short' });

export function officeTime(at: number): string {
  return `${officeFormat.format(at).replace(/\s/g, ' ')} ${zoneName(agency.timeZone)}`;
}

function tag(text: string | undefined): string {
  const clean = headerText(text ?? '', 40).replace(/[[\]]/g, '');
  return clean && `[${clean}]`;
}

function staffSubject(lead: Lead): string {
  const { subjectLabel, state, fullName } = summarizeLead(lead);
  const tags = `${tag(subjectLabel)}${tag(state)}${tag(lead.locale)}`;
  return [tags, [headerText(fullName), lead.reference].filter(Boolean).join(', ')].join(' ');
}

/** Leads stored by an earlier version may have any text as their page. */
function pageLink({ consent }: Lead, { siteUrl }: MailSettings): string {
  const path = pagePathOf(consent.page, siteUrl);
  return path ? siteUrl + path : 'unknown';
}

function consentRows({ consent }: Lead): Row[] {
  const boxes = Object.entries(consent.boxes).map(([name, ticked]) => ({ label: `Box "${name}"`, value: ticked ? 'checked' : 'not checked' }));
  return [...boxes, { label: 'Text shown', value: `${consent.textId} (${languageName(consent.locale)})` }];
}

export function staffMail(lead: Lead, deliveryId: string, settings: MailSettings): Mail {
  const { fullName, email } = summarizeLead(lead);
  const visitor = plainAddress(email);
  const rows = staffRows(lead);
  const reply = visitor && preparedReplyLink(lead, visitor, greetingName(fullName));
  const blocks: Block[] = [
    { kind: 'heading', text: 'What to do next' },
    { kind: 'steps', items: staffSteps(lead, { canReply: visitor !== undefined, isMasked: hasMasked(rows) }) },
    { kind: 'link', text: 'Open the request in the desk', url: `${settings.siteUrl}/desk/leads/${lead.reference}` },
    ...(reply ? [{ kind: 'link' as const, text: `Reply with a prepared text in ${languageName(lead.locale)}`, url: reply }] : []),
    { kind: 'heading', text: 'What the visitor entered' },
    { kind: 'rows', rows },
    ...fileBlocks(lead.files ?? [], lead.reference, settings.siteUrl, Date.now()),
    { kind: 'heading', text: 'About the request' },
    {
      kind: 'rows',
      rows: [
        { label: 'Reference', value: lead.reference },
        { label: 'Form', value: formById(lead.form).staffName },
        { label: 'Language of the visitor', value: languageName(lead.locale) },
        { label: 'Page', value: pageLink(lead, settings) },
        { label: 'Received', value: officeTime(lead.createdAt) },
      ],
    },
    ...acordBlocks(lead),
    { kind: 'heading', text: 'Consent' },
    { kind: 'rows', rows: consentRows(lead) },
    { kind: 'text', text: 'If no box is checked, only answer this request: no marketing and no automated texts.' },
    { kind: 'heading', text: 'Please note' },
    {
      kind: 'text',
      text: 'A request is not coverage. Nothing is bound, changed, or canceled until the agency or the insurance company confirms it.',
    },
    ...(agency.sample ? [{ kind: 'text' as const, text: `${agency.name} is a sample agency.` }] : []),
  ];
  const body = { language: 'en', title: `New request ${lead.reference}`, blocks };
  return {
    from: { name: agency.name, address: settings.mailFrom },
    to: staffRecipients(lead, settings.staffEmails).map((address) => ({ name: '', address })),
    ...(visitor ? { replyTo: { name: headerText(fullName), address: visitor } } : {}),
    subject: staffSubject(lead),
    text: renderText(body),
    html: renderHtml(body),
    messageId: messageId(deliveryId, settings.mailFrom),
    headers: { 'Content-Language': 'en' },
  };
}
