import 'server-only';
import { PassThrough } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import type { Mail } from './mail/mail.ts';
import type { SendResult } from './send-result.ts';
import { resultOfSmtpError } from './smtp-error.ts';

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

/** Returns whether the end of the message was sent: from then on the server may have taken it. */
function trackMessageEnd(transport: Transporter): () => boolean {
  let ended = false;
  const waitBeforeEnd = () =>
    new PassThrough({
      flush(done) {
        const end = () => {
          ended = true;
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
  return () => ended;
}

/**
 * Sends one mail over one connection. After an abort it is unknown whether the server took it; the next attempt has the same Message-ID. Never
 * rejects.
 */
export async function sendBySmtp(mail: Mail, smtpUrl: string, signal: AbortSignal): Promise<SendResult> {
  const transport = createTransport(connectionOptions(smtpUrl));
  const isEnded = trackMessageEnd(transport);
  try {
    const info = await transport.sendMail({ ...mail, signal });
    const refused = info.rejected.length;
    return refused === 0 ? { status: 'delivered' } : { status: 'delivered', refused };
  } catch (failure) {
    return resultOfSmtpError(failure, isEnded());
  }
}
