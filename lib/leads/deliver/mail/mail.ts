import 'server-only';
import type { Config } from '#lib/config.ts';

/** Always a pair, never one string: a string is read as a list, so a comma in a name would add recipients. */
type Mailbox = { name: string; address: string };

export type Attachment = { filename: string; contentType: string; content: string | Buffer };

export type Mail = {
  from: Mailbox;
  to: Mailbox[];
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** The same at every attempt of a delivery, so that a second copy is recognized. */
  messageId: string;
  headers: Record<string, string>;
  attachments?: Attachment[];
};

export type MailSettings = Pick<Config, 'mailFrom' | 'staffEmails' | 'siteUrl'>;

export function messageId(deliveryId: string, mailFrom: string): string {
  return `<${deliveryId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
