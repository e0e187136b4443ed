import 'server-only';
import { greetingName } from '#lib/leads/deliver/mail/greeting-name.ts';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { WorkedLead } from './find-worked-lead.ts';
import type { Person } from './store/people.ts';

/** Saved replies. Their words are `desk.template` in the languages of the visitors. */
export const replyTemplates = ['thanks', 'call', 'papers', 'quote', 'missed'] as const;
export type ReplyTemplate = (typeof replyTemplates)[number];

export function isReplyTemplate(value: unknown): value is ReplyTemplate {
  return replyTemplates.some((id) => id === value);
}

/** A saved reply in the language of the visitor, with name, reference and the agency's number filled in. */
export function fillTemplate(id: ReplyTemplate, { lead, contact }: WorkedLead, { name }: Person): { subject: string; text: string } {
  const { locale, reference } = lead;
  const visitor = translator(locale, 'mail.visitor');
  const t = translator(locale, 'desk.template');
  const shown = greetingName(contact.name);
  const fields = { reference, phone: displayPhone(agency.phone.e164), agencyName: agency.name };
  const lines = [shown ? visitor('greetingNamed', { name: shown }) : visitor('greeting'), t(`${id}.text`, fields), name].filter(Boolean);
  return { subject: visitor('reply.subject', { reference, agencyName: agency.name }), text: lines.join('\n\n') };
}
