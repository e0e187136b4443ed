import 'server-only';
import { summarizeLead } from '#lib/forms/present.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import { agencyExtension } from '#lib/site/agency-contact.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { ClaimedDelivery } from '../../model.ts';
import { type Block, type Mail, type MailSettings, messageId, renderHtml, renderText } from './mail.ts';
import { headerText, plainAddress } from './visitor-text.ts';

/** The mail that staff wrote in the desk; undefined for a lead without a usable address. Replies go to the agency's address. */
export function replyMail({ id, lead, reply, values = lead.values }: ClaimedDelivery, { mailFrom }: MailSettings): Mail | undefined {
  const { fullName, email } = summarizeLead({ form: lead.form, values });
  const address = plainAddress(email);
  if (!address || !reply) return undefined;
  const t = translator(lead.locale, 'mail.visitor');
  const { phone } = agency;
  const blocks: Block[] = [
    ...reply.text.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
    ...(reply.link ? [{ kind: 'link' as const, text: translator(lead.locale, 'desk.reply')('linkText'), url: reply.link }] : []),
    { kind: 'text', text: `${agency.name}, ${t('phoneWithExtension', { phone: displayPhone(phone.e164), extension: agencyExtension })}` },
    { kind: 'text', text: t('notCover') },
  ];
  const body = { language: lead.locale, title: reply.subject, blocks };
  return {
    from: { name: agency.name, address: mailFrom },
    to: [{ name: headerText(fullName), address }],
    replyTo: { name: agency.name, address: agency.email },
    subject: headerText(reply.subject),
    text: renderText(body),
    html: renderHtml(body),
    messageId: messageId(id, mailFrom),
    headers: { 'Content-Language': lead.locale },
  };
}
