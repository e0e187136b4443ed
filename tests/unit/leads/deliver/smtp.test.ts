import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { resultOfSmtpError, sendBySmtp } from '#lib/leads/deliver/mailer.ts';
import { staffMail } from '#lib/leads/deliver/mail/staff.ts';
import { visitorMail } from '#lib/leads/deliver/mail/visitor.ts';
import { listenLow } from '../../../support/services/listen.ts';
import { type SmtpMode, startSmtpServer } from '../../../support/services/smtp-server.ts';
import { mailSettings, sampleLead } from './sample-lead.ts';

type Server = Awaited<ReturnType<typeof startSmtpServer>>;
const deliveryId = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';
const servers: Server[] = [];

async function start(options?: Parameters<typeof startSmtpServer>[0]): Promise<Server> {
  const server = await startSmtpServer(options);
  servers.push(server);
  return server;
}

function send(url: string, signal: AbortSignal = AbortSignal.timeout(5000)) {
  const mail = visitorMail(sampleLead(), deliveryId, mailSettings);
  if (!mail) throw new Error('no mail was made');
  return sendBySmtp(mail, url, signal);
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

test('delivers a complete mail to its recipients only', async () => {
  const server = await start();
  const mail = staffMail(sampleLead({ locale: 'es' }), deliveryId, mailSettings);
  expect(await sendBySmtp(mail, server.url, AbortSignal.timeout(5000))).toEqual({ status: 'delivered' });
  const [taken] = server.messages;
  expect(taken?.from).toBe(mailSettings.mailFrom);
  expect(taken?.to).toEqual(mailSettings.staffEmails);
  expect(taken?.mail.subject).toBe('[Personal Auto][FL][es] Ana Núñez O’Neil, K7PM4RTX');
  expect(taken?.mail.messageId).toBe(`<${deliveryId}@agency.example>`);
  expect(taken?.mail.text).toContain('12 Palm Way');
  expect(taken?.mail.html).toContain('12 Palm Way');
});

test.each<[SmtpMode, RegExp]>([
  ['greylist', /451 4\.7\.1 at RCPT TO/],
  ['busy-421', /421/],
  ['busy-450', /450 4\.2\.0 at RCPT TO/],
  ['drop-in-data', /smtp/],
])('retries %s without an alarm', async (mode, error) => {
  const server = await start({ mode });
  expect(await send(server.url)).toEqual({ status: 'retry', error: expect.stringMatching(error) });
});

test('delivers greylisted mail at the second attempt', async () => {
  const server = await start({ mode: 'greylist' });
  await send(server.url);
  expect(await send(server.url)).toEqual({ status: 'delivered' });
  expect(server.messages).toHaveLength(1);
});

test('retries a connection lost after the message under the same Message-ID', async () => {
  const server = await start({ mode: 'drop-after-data' });
  expect(await send(server.url)).toMatchObject({ status: 'retry', isUncertain: true });
  server.setMode('accept');
  expect(await send(server.url)).toEqual({ status: 'delivered' });
  expect(new Set(server.messages.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(server.messages).toHaveLength(2);
});

test('an attempt is certain to have failed when the connection closes before the end of the message', async () => {
  const replies: Readonly<Record<string, string>> = { DATA: '354 go on', EHLO: '250 hello' };
  let received = '';
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      received += String(data);
      const [, command = ''] = /^([A-Z]{4})\b/.exec(String(data)) ?? [];
      if (command) socket.write(`${replies[command] ?? '250 yes'}\r\n`);
      if (/--\r\n(\.\r\n)?$/.test(received)) socket.end();
    });
  });
  const result = await send(`smtp://127.0.0.1:${await listenLow(server)}`);
  server.close();
  expect(result).toEqual({ status: 'retry', error: expect.stringContaining('smtp') });
  expect(received).not.toContain('\r\n.\r\n');
});

test.each<[SmtpMode, string]>([
  ['refuse-recipient', '550 5.1.1 at RCPT TO'],
  ['refuse-message', '554 5.7.1 at DATA'],
])('%s is final', async (mode, error) => {
  const server = await start({ mode });
  expect(await send(server.url)).toEqual({ status: 'dead', error: expect.stringContaining(error) });
});

test('delivers to the others when one address of a list is refused', async () => {
  const server = await start({ refused: ['second@agency.example'] });
  const mail = staffMail(sampleLead(), deliveryId, mailSettings);
  expect(await sendBySmtp(mail, server.url, AbortSignal.timeout(5000))).toEqual({ status: 'delivered', rejectedRecipients: 1 });
  expect(server.messages[0]?.to).toEqual(['desk@agency.example']);
});

test('raises an alarm for a refused sender', async () => {
  const server = await start({ mode: 'refuse-sender' });
  expect(await send(server.url)).toEqual({ status: 'retry', alarm: true, error: expect.stringContaining('550 5.7.1 at MAIL FROM') });
});

test('raises an alarm for a refused login, without the name and the password of the login', async () => {
  const server = await start({ login: { user: 'relay-user', pass: 'right' } });
  const result = await send(`smtp://relay-user:wrong@127.0.0.1:${server.port}`);
  expect(result).toEqual({ status: 'retry', alarm: true, error: expect.stringContaining('535 5.7.8 at AUTH') });
  expect(JSON.stringify(result)).not.toMatch(/relay-user|wrong/);
  expect(await send(`smtp://relay-user:right@127.0.0.1:${server.port}`)).toEqual({ status: 'delivered' });
});

test('sends no unencrypted password to another machine, and raises an alarm', async () => {
  const server = await start({ login: { user: 'u', pass: 'p' } });
  // This address leads to the server too, but is not known as one of this machine.
  expect(await send(`smtp://u:p@0.0.0.0:${server.port}`)).toMatchObject({ status: 'retry', alarm: true });
  expect(server.logins()).toBe(0);
  expect(await send(`smtp://u:p@127.0.0.1:${server.port}`)).toEqual({ status: 'delivered' });
  expect(server.logins()).toBe(1);
});

test('raises an alarm for a bad certificate', async () => {
  const server = await start({ startTls: true });
  const result = await send(`${server.url}/?tls.rejectUnauthorized=true`);
  expect(result).toMatchObject({ status: 'retry', alarm: true });
  expect(server.messages).toHaveLength(0);
});

test('accepts a self-signed certificate on this machine', async () => {
  const server = await start({ startTls: true });
  expect(await send(server.url)).toEqual({ status: 'delivered' });
});

test('ends a silent connection when aborted', async () => {
  const server = await start({ mode: 'hang' });
  const began = Date.now();
  expect(await send(server.url, AbortSignal.timeout(300))).toEqual({ status: 'retry', error: 'smtp EABORT' });
  expect(Date.now() - began).toBeLessThan(8_000);
});

test('never sends an abandoned mail later, even with a pool in the address', async () => {
  const server = await start({ mode: 'hang' });
  await send(`${server.url}/?pool=true`, AbortSignal.timeout(200));
  server.setMode('accept');
  await sleep(500);
  expect(server.messages).toHaveLength(0);
  expect(server.connections()).toBe(1);
});

test('retries an unreachable server', async () => {
  const server = await start();
  await server.stop();
  servers.pop();
  expect(await send(server.url)).toEqual({ status: 'retry', error: expect.stringContaining('ECONNREFUSED') });
});

test('puts no address into an error', async () => {
  const modes: SmtpMode[] = ['greylist', 'busy-450', 'refuse-recipient', 'refuse-sender', 'refuse-message', 'drop-in-data'];
  for (const mode of modes) {
    const server = await start({ mode });
    expect(JSON.stringify(await send(server.url))).not.toMatch(/@|visitor|agency/);
  }
});

test.each([
  [{ code: 'EAUTH', responseCode: 454, command: 'AUTH PLAIN' }, 'retry', true],
  [{ code: 'EMESSAGE', responseCode: 552, command: 'DATA' }, 'dead', undefined],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'retry', true],
  [{ code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }, 'retry', true],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND', command: 'CONN' }, 'retry', undefined],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' }, 'retry', true],
  [undefined, 'retry', undefined],
  ['text', 'retry', undefined],
])('maps %j to %s', (failure, status, alarm) => {
  const result = resultOfSmtpError(failure);
  expect(result.status).toBe(status);
  expect('alarm' in result ? result.alarm : undefined).toBe(alarm);
});
