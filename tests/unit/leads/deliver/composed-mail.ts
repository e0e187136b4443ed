import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import type { Mail } from '#lib/leads/deliver/mail/mail.ts';
import { staffMail } from '#lib/leads/deliver/mail/staff.ts';
import { visitorMail } from '#lib/leads/deliver/mail/visitor.ts';
import { createdAt, mailSettings, sampleLead } from './sample-lead.ts';

export const deliveryId = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it is sent: parsed, and the text of its header. */
export async function compose(mail: Mail | undefined): Promise<{ email: Email; head: string }> {
  if (!mail) throw new Error('no mail was made');
  const { message } = await composer.sendMail({ ...mail });
  if (!Buffer.isBuffer(message)) throw new Error('not composed');
  return { email: await PostalMime.parse(message), head: message.toString('latin1').split('\r\n\r\n')[0] ?? '' };
}

export const staff = (change = {}) => compose(staffMail(sampleLead(change), deliveryId, mailSettings));
export const visitor = (change = {}, now = createdAt) => compose(visitorMail(sampleLead(change), deliveryId, mailSettings, now));
export const unwrapped = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');
