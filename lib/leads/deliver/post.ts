import 'server-only';
import { join } from 'node:path';
import type { Config } from '#lib/config.ts';
import { writeEml } from './eml-file.ts';
import type { Mail } from './mail/mail.ts';
import type { SendResult } from './send-result.ts';
import { sendBySmtp } from './smtp.ts';

export type Post = (mail: Mail, name: string, signal: AbortSignal) => Promise<SendResult>;

/** How a mail leaves under these settings: over SMTP, or without `smtpUrl` as the file `dataDir/mail/<name>.eml`. */
export function createPost({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Post {
  return (mail, name, signal) => (smtpUrl ? sendBySmtp(mail, smtpUrl, signal) : writeEml(mail, join(dataDir, 'mail'), name));
}
