import 'server-only';
import { summarizeLead } from '#lib/forms/present.ts';
import { formById } from '#lib/forms/registry.ts';
import { agency } from '#lib/site/agency.ts';
import { zoneName } from '#lib/site/zone-name.ts';
import { translator } from '#lib/i18n/messages.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import type { InsuranceLine } from '#lib/forms/insurance-lines.ts';
import type { Lead } from '../../model.ts';
import { pagePathOf } from '../../page-path.ts';
import { type Block, hasMasked, type Mail, type MailSettings, messageId, renderHtml, renderText, type Row } from './mail.ts';
import { fileBlocks } from './file-rows.ts';
import { greetingName, headerText, plainAddress } from './header-text.ts';
import { acordBlocks, staffRows } from './staff-rows.ts';
import { languageName, staffSteps } from './staff-steps.ts';

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

function replyTemplate({ locale, reference }: Lead, address: string, name: string): string {
  const t = translator(locale, 'mail.visitor');
  const { name: agencyName, phone } = agency;
  const signature = [agencyName, t('phoneWithExtension', { phone: displayPhone(phone.e164), extension: phone.extension })];
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
  return path ? siteUrl + path : 'not told';
}

function consentRows({ consent }: Lead): Row[] {
  const boxes = Object.entries(consent.boxes).map(([name, ticked]) => ({ label: `Box "${name}"`, value: ticked ? 'checked' : 'not checked' }));
  return [...boxes, { label: 'Text shown', value: `${consent.textId} (${languageName(consent.locale)})` }];
}

export function staffMail(lead: Lead, deliveryId: string, settings: MailSettings): Mail {
  const { fullName, email } = summarizeLead(lead);
  const visitor = plainAddress(email);
  const rows = staffRows(lead);
  const reply = visitor && replyTemplate(lead, visitor, greetingName(fullName));
  const blocks: Block[] = [
    { kind: 'heading', text: 'What to do next' },
    { kind: 'steps', items: staffSteps(lead, { canReply: visitor !== undefined, masked: hasMasked(rows) }) },
    { kind: 'link', text: 'Open the request in the desk', url: `${settings.siteUrl}/desk/leads/${lead.reference}` },
    ...(reply ? [{ kind: 'link' as const, text: `Reply with a template in ${languageName(lead.locale)}`, url: reply }] : []),
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
