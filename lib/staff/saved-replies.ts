import 'server-only';
import { greetingName } from '#lib/leads/deliver/mail/visitor-text.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agencyPhone } from '#lib/site/agency-contact.ts';
import { agency } from '#lib/site/agency.ts';
import type { DeskLead } from './find-desk-lead.ts';
import type { StaffMember } from './store/people.ts';

/** Saved replies. Their words are `desk.savedReply` in the languages of the visitors. */
export const savedReplyIds = ['thanks', 'call', 'papers', 'quote', 'missed', 'certificate', 'claim'] as const;
export type SavedReplyId = (typeof savedReplyIds)[number];

export function isSavedReplyId(value: unknown): value is SavedReplyId {
  return savedReplyIds.some((id) => id === value);
}

function greetingOf({ lead: { locale }, contact }: DeskLead): string {
  const t = translator(locale, 'mail.visitor');
  const name = greetingName(contact.name);
  return name ? t('greetingNamed', { name }) : t('greeting');
}

const fieldsOf = ({ lead: { reference } }: DeskLead) => ({ reference, phone: agencyPhone, agencyName: agency.name });

/** A saved reply in the language of the visitor, and the greeting before it in an empty reply. */
export function savedReply(id: SavedReplyId, deskLead: DeskLead): { greeting: string; text: string } {
  return { greeting: greetingOf(deskLead), text: translator(deskLead.lead.locale, 'desk.savedReply')(`${id}.text`, fieldsOf(deskLead)) };
}

/** Appends a saved reply to a text. */
export function appendSavedReply(input: string, { greeting, text }: { greeting: string; text: string }): string {
  return input.trim() === '' ? `${greeting}\n\n${text}` : `${input.trimEnd()}\n\n${text}`;
}

/** The subject of a mail about a lead, in the language of the visitor. */
export function replySubject({ lead: { locale, reference } }: DeskLead): string {
  return translator(locale, 'mail.visitor')('reply.subject', { reference, agencyName: agency.name });
}

/** A text to send by SMS or WhatsApp, in the language of the visitor. */
export function shortText(id: SavedReplyId, deskLead: DeskLead, person: Pick<StaffMember, 'name'>): string {
  const t = translator(deskLead.lead.locale, 'desk.shortText');
  const fields = fieldsOf(deskLead);
  const sender = person.name ? t('sender', { person: person.name, agencyName: agency.name }) : agency.name;
  return [greetingOf(deskLead), t(`${id}`, { ...fields, sender })].join('\n');
}

/** The text message with a link for sending papers. */
export function papersText(link: string, deskLead: DeskLead, person: Pick<StaffMember, 'name'>): string {
  return `${shortText('papers', deskLead, person)} ${translator(deskLead.lead.locale, 'desk.reply')('linkText')}: ${link}`;
}

export const smsLink = (phoneE164: string, text: string): string => `sms:${phoneE164}?&body=${encodeURIComponent(text)}`;
export const whatsAppLink = (phoneE164: string, text: string): string => `https://wa.me/${phoneE164.slice(1)}?text=${encodeURIComponent(text)}`;

export const maxReplyLength = 10_000;
export const maxSignatureLength = 400;

/** The text below the replies of a person: the signature of the account, else the name. */
export function signatureOf({ signature, name }: Pick<StaffMember, 'signature' | 'name'>): string {
  return signature.trim() || name;
}

/** A reply with the signature of its writer, unless the text already ends with that. */
export function withSignature(text: string, person: Pick<StaffMember, 'signature' | 'name'>): string {
  const signature = signatureOf(person);
  return signature === '' || text.trimEnd().endsWith(signature) ? text : `${text.trimEnd()}\n\n${signature}`;
}
