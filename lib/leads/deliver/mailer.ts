import 'server-only';
import { join } from 'node:path';
import { open, rename, rm } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Config } from '#lib/config.ts';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';
import { errorLabel } from '#lib/error-code.ts';
import type { Mail } from './mail/mail.ts';
import type { SendResult } from './delivery-store.ts';
import { sendBySmtp } from './smtp.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', disableFileAccess: true, disableUrlAccess: true });

async function writeDurably(folder: string, name: string, content: Uint8Array): Promise<void> {
  makeFolder(folder);
  const temporary = join(folder, `.${name}.${process.pid}.part`);
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    giveToFolderOwner(temporary);
    await rename(temporary, join(folder, name));
  } catch (failure) {
    await rm(temporary, { force: true });
    throw failure;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Writes a mail to `folder/name.eml`, complete and flushed to disk or not at all. Never rejects. */
export async function writeEml(mail: Mail, folder: string, name: string): Promise<SendResult> {
  try {
    const { message } = await composer.sendMail({ ...mail });
    if (!Buffer.isBuffer(message)) return { status: 'retry', error: 'eml not composed' };
    await writeDurably(folder, `${name}.eml`, message);
    return { status: 'delivered' };
  } catch (failure) {
    return { status: 'retry', error: `eml ${errorLabel(failure)}`, alarm: true };
  }
}

export type Mailer = (mail: Mail, name: string, signal: AbortSignal) => Promise<SendResult>;

export function createMailer({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Mailer {
  return (mail, name, signal) => (smtpUrl ? sendBySmtp(mail, smtpUrl, signal) : writeEml(mail, join(dataDir, 'mail'), name));
}
