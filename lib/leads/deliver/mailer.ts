import 'server-only';
import { join } from 'node:path';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '#lib/config.ts';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';
import { errorLabel } from '#lib/error-code.ts';
import type { Mail } from './mail/mail.ts';
import type { SendResult } from './delivery-store.ts';

/** The fields of a transport's error that are used; everything else may hold personal data. */
type Failure = { code?: unknown; originalCode?: unknown; responseCode?: unknown; response?: unknown; command?: unknown };

const loginCodes = new Set([530, 534, 535, 538]);
/** Bad sequence of commands (RFC 5321), not an unavailable HTTP service. */
const badSequence = 503;
const operatorErrors = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG']);
// A permanent refusal before a recipient was named is about us, not about the recipient.
const recipientStage = /^(RCPT TO|DATA|BDAT)/;
const certificate = /CERT|ISSUER|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS/;

const word = (value: unknown): string => (typeof value === 'string' ? value.replace(/[^\w .-]/g, '').slice(0, 40) : '');

function describe(failure: Failure, stage: string): string {
  const response = typeof failure.response === 'string' ? failure.response : '';
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const code = word(failure.originalCode) || word(failure.code) || 'unknown';
  const reply = typeof failure.responseCode === 'number' ? String(failure.responseCode) : '';
  return ['smtp', code, reply, enhanced, stage && `at ${stage}`].filter(Boolean).join(' ');
}

/** The step of the conversation: RCPT TO, DATA, AUTH …; never its arguments, which are addresses or passwords. */
function stageOf(command: unknown): string {
  return /^(MAIL FROM|RCPT TO|[A-Z]+)/.exec(typeof command === 'string' ? command : '')?.[1] ?? '';
}

/**
 * Maps an error of the SMTP transport: temporary refusals and network errors are retried; a permanent refusal of recipient or message is dead; a
 * refused login or sender and bad TLS are retried with an alarm. `isEndSent`: the end of the message was sent, so the server may have taken it.
 */
export function resultOfSmtpError(failure: unknown, isEndSent = false): SendResult {
  const parts: Failure = typeof failure === 'object' && failure !== null ? failure : {};
  const stage = stageOf(parts.command);
  const error = describe(parts, stage);
  const codes = `${word(parts.code)} ${word(parts.originalCode)}`;
  const reply = typeof parts.responseCode === 'number' ? parts.responseCode : 0;
  if (isEndSent && reply === 0) return { status: 'retry', error: `${error} after the message`, isUncertain: true };
  const operator = codes.split(' ').some((code) => operatorErrors.has(code)) || certificate.test(codes) || loginCodes.has(reply);
  if (reply >= 400 && reply < 500 && !operator) return { status: 'retry', error };
  if (operator) return { status: 'retry', error, alarm: true };
  if (reply < 500 || reply === badSequence) return { status: 'retry', error };
  return recipientStage.test(stage) ? { status: 'dead', error } : { status: 'retry', error, alarm: true };
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000, socketCloseTimeout: 1_000 };
/** How long to wait before the end of the message is sent: a server that closes the connection by then has certainly not accepted the mail. */
const waitBeforeEndMs = 20;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Options of one connection. A password never travels unencrypted, except inside this machine; there a self-signed certificate is accepted too.
 * `pool` is ignored: a pool would send an abandoned mail later.
 */
function connectionOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  url.searchParams.delete('pool');
  const local = loopback.test(url.hostname);
  const mustEncrypt = url.protocol === 'smtp:' && url.username !== '' && !local;
  return {
    url: url.href,
    ...timeouts,
    ...(mustEncrypt ? { requireTLS: true } : {}),
    ...(local ? { tls: { rejectUnauthorized: false } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns a function that says whether the end of the message was sent: from then on the server may have taken it. */
function trackMessageEnd(transport: Transporter): () => boolean {
  let isEndSent = false;
  const waitBeforeEnd = () =>
    new PassThrough({
      flush(done) {
        const end = () => {
          isEndSent = true;
          done();
        };
        // The event loop reads what has arrived before it runs an immediate.
        setTimeout(() => setImmediate(end), waitBeforeEndMs);
      },
    });
  transport.use('stream', (mail, done) => {
    mail.message.transform(waitBeforeEnd);
    done();
  });
  return () => isEndSent;
}

/**
 * Sends one mail over one connection. After an abort it is unknown whether the server took it; the next attempt has the same Message-ID. Never
 * rejects.
 */
export async function sendBySmtp(mail: Mail, smtpUrl: string, signal: AbortSignal): Promise<SendResult> {
  const transport = createTransport(connectionOptions(smtpUrl));
  const isEndSent = trackMessageEnd(transport);
  try {
    const info = await transport.sendMail({ ...mail, signal });
    const rejectedRecipients = info.rejected.length;
    return rejectedRecipients === 0 ? { status: 'delivered' } : { status: 'delivered', rejectedRecipients };
  } catch (failure) {
    return resultOfSmtpError(failure, isEndSent());
  }
}

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
