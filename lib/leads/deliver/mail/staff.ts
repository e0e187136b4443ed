import 'server-only';
import { typedPhoneLink } from '#lib/forms/phone-number.ts';
import { type PresentedAnswer, presentAnswers, summarizeLead } from '#lib/forms/present.ts';
import { formById } from '#lib/forms/registry.ts';
import { newsletterForm } from '#lib/forms/short-requests.ts';
import { agency } from '#lib/site/agency.ts';
import { formatPromise, promiseBy } from '#lib/site/business-clock.ts';
import { zoneName } from '#lib/site/zone-name.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Lead } from '../../model.ts';
import { ownPagePath } from '../../own-page.ts';
import { type Block, hasMasked, type Row } from './body.ts';
import { defang } from './defang.ts';
import { fileBlocks } from './file-rows.ts';
import { headerText, plainAddress } from './header-text.ts';
import { htmlPart } from './html.ts';
import type { Mail, MailSettings } from './mail.ts';
import { messageId } from './message-id.ts';
import { textPart } from './text.ts';

// Staff read English; what a visitor reads is in messages/.
const languages: Record<Locale, string> = { en: 'English', es: 'Spanish', pt: 'Portuguese' };

const sourceFields = ['sourcePage', 'source_page'];

function officeTime(at: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: agency.timeZone, dateStyle: 'full', timeStyle: 'short' });
  return `${format.format(at).replace(/\s/g, ' ')} ${zoneName(agency.timeZone)}`;
}

function tag(text: string | undefined): string {
  const clean = headerText(text ?? '', 40).replace(/[[\]]/g, '');
  return clean && `[${clean}]`;
}

/** `[line][state][language] Full name, reference`; what is unknown is left out with its brackets. */
export function staffSubject(lead: Lead): string {
  const { line, state, fullName } = summarizeLead(lead);
  const tags = `${tag(line)}${tag(state)}${tag(lead.locale)}`;
  return [tags, [headerText(fullName), lead.reference].filter(Boolean).join(', ')].join(' ');
}

/** Requests that were stored by an earlier version may hold any text as their page. */
function pageLink({ consent }: Lead, { siteUrl }: MailSettings): string {
  const path = ownPagePath(consent.page, siteUrl);
  return path ? siteUrl + path : 'not told';
}

function consentRows({ consent }: Lead): Row[] {
  const boxes = Object.entries(consent.boxes).map(([name, ticked]) => ({ label: `Box "${name}"`, value: ticked ? 'ticked' : 'not ticked' }));
  return [...boxes, { label: 'Text shown', value: `${consent.textId} (${languages[consent.locale]})` }];
}

function steps(lead: Lead, canReply: boolean, masked: boolean): string[] {
  const language = languages[lead.locale];
  if (lead.form === newsletterForm.id) return ['Nothing: the visitor confirms by mail. Who has confirmed: npm run leads -- subscribers'];
  return [
    `Answer by ${formatPromise(promiseBy(lead.createdAt), 'en')}: the visitor was told this time.`,
    lead.locale === 'en' ? 'The visitor wrote in English.' : `Answer in ${language}: the visitor used the site in ${language}.`,
    canReply
      ? 'A reply to this mail goes to the visitor. Keep the reference in the subject.'
      : 'The visitor left no e-mail address that can be used.',
    ...(masked ? [`Read the masked numbers in full with: npm run leads -- show ${lead.reference}`] : []),
  ];
}

/** Adds to every phone number the address that calls it; one that was never valid gets none. */
function withCalls(rows: readonly PresentedAnswer[], { form, answers }: Lead): Row[] {
  const { fields } = formById(form);
  return rows.map((row) => {
    const isPhone = fields.some(({ name, kind }) => name === row.field && kind === 'phone');
    const call = isPhone ? typedPhoneLink(String(answers[row.field])) : undefined;
    return call ? { ...row, call } : row;
  });
}

/** The page stands under "About the request"; an address that is no page of ours is only a claim, and no link. */
function answerRows(lead: Lead): PresentedAnswer[] {
  const answers = presentAnswers(lead, 'en', { mask: true });
  return answers
    .filter(({ field }) => !sourceFields.includes(field) || lead.consent.page === '')
    .map((row) => (sourceFields.includes(row.field) ? { ...row, value: defang(row.value) } : row));
}

/** The mail that tells the staff of a lead: everything the visitor filled, secrets masked to the last four. */
export function staffMail(lead: Lead, deliveryId: string, settings: MailSettings): Mail {
  const { fullName, email } = summarizeLead(lead);
  const visitor = plainAddress(email);
  const answers = answerRows(lead);
  const blocks: Block[] = [
    { kind: 'heading', text: 'What to do next' },
    { kind: 'steps', items: steps(lead, visitor !== undefined, hasMasked(answers)) },
    { kind: 'heading', text: 'What the visitor filled in' },
    { kind: 'rows', rows: withCalls(answers, lead) },
    ...fileBlocks(lead.files ?? [], lead.reference, settings.siteUrl, Date.now()),
    { kind: 'heading', text: 'About the request' },
    {
      kind: 'rows',
      rows: [
        { label: 'Reference', value: lead.reference },
        { label: 'Form', value: lead.form },
        { label: 'Language of the visitor', value: languages[lead.locale] },
        { label: 'Page', value: pageLink(lead, settings) },
        { label: 'Received', value: officeTime(lead.createdAt) },
      ],
    },
    { kind: 'heading', text: 'Consent' },
    { kind: 'rows', rows: consentRows(lead) },
    { kind: 'text', text: 'Without a ticked box: answer this request only, no marketing and no automated texts.' },
    { kind: 'heading', text: 'Please note' },
    { kind: 'text', text: 'A request is not coverage. Nothing is bound, changed or canceled until the agency or the carrier confirms it.' },
    ...(agency.sample ? [{ kind: 'text' as const, text: `${agency.name} is a sample agency.` }] : []),
  ];
  const body = { language: 'en', title: `New request ${lead.reference}`, blocks };
  return {
    from: { name: agency.name, address: settings.mailFrom },
    to: settings.staffEmails.map((address) => ({ name: '', address })),
    ...(visitor ? { replyTo: { name: headerText(fullName), address: visitor } } : {}),
    subject: staffSubject(lead),
    text: textPart(body),
    html: htmlPart(body),
    messageId: messageId(deliveryId, settings.mailFrom),
    headers: { 'Content-Language': 'en' },
  };
}
