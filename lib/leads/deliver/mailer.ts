import 'server-only';
import { join } from 'node:path';
import type { Config } from '#lib/config.ts';
import { writeEml } from './eml-file.ts';
import type { Mail } from './mail/mail.ts';
import type { SendResult } from './send-result.ts';
import { sendBySmtp } from './smtp.ts';

export type Mailer = (mail: Mail, name: string, signal: AbortSignal) => Promise<SendResult>;

export function createMailer({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Mailer {
  return (mail, name, signal) => (smtpUrl ? sendBySmtp(mail, smtpUrl, signal) : writeEml(mail, join(dataDir, 'mail'), name));
}
