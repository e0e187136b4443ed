import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newReference } from '#lib/leads/reference.ts';
import { holdSocket } from '../../tests/support/site/held-socket.ts';
import { type Call, createClient } from '../load/client.ts';
import { figuresOf } from '../load/figures.ts';
import { sendConcurrently } from '../load/pace.ts';

/** The site, and the addresses that the attack comes from. */
export type Target = { origin: string; from: readonly string[]; seconds: number };
export type Attack = { name: string; run: (target: Target) => Promise<Record<string, number>> };

const words = 'insurence licens suspendd polcy cancled reinstatment certifcate trukc cargoe liabilty'.split(' ');
const mistyped = () => {
  let text = '';
  while (text.length < 980) text += `${words[randomInt(words.length)]}${String.fromCharCode(97 + randomInt(26))} `;
  return text;
};

const json = (path: string, body: object): Call => ({
  ...{ method: 'POST', path, body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json' },
});

const plain = (path: string, fields: Record<string, string>): Call => ({
  ...{ method: 'POST', path, body: new URLSearchParams(fields).toString() },
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', 'accept-language': 'pt' },
});

const megabyte = 1_048_576;
const filler = randomBytes(10 * megabyte - 2_048);

function upload(path: string, fields: Record<string, string>, bytes: number, head = '%PDF-1.7\n'): Call {
  const mark = randomUUID();
  const texts = Object.entries(fields).map(([name, value]) => `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = `--${mark}\r\ncontent-disposition: form-data; name="file_0"; filename="${mark}.pdf"\r\ncontent-type: application/pdf\r\n\r\n${head}${mark}`;
  const body = Buffer.concat([Buffer.from(texts.join('') + file), filler.subarray(0, bytes), Buffer.from(`\r\n--${mark}--\r\n`)]);
  return { method: 'POST', path, headers: { 'content-type': `multipart/form-data; boundary=${mark}` }, body };
}

const lead = (email: string) => ({
  name: `Win a prize https://evil.example/${randomUUID()}`,
  email,
  phone: '305-555-0142',
  inquiryType: 'commercial-insurance-quote',
  message: 'Press https://evil.example now. '.repeat(60),
});

/** Sends requests over the given number of connections, each after the last response, from all addresses in turn. */
const flood =
  (concurrency: number, next: () => Call) =>
  async ({ origin, from, seconds }: Target): Promise<Record<string, number>> => {
    const clients = from.map((address) => createClient(origin, concurrency, address));
    let turn = 0;
    const send = async () => {
      const sent = await clients[turn++ % clients.length]?.send(next());
      // Without a connection the loop would run without a pause and measure only the attacker.
      if (typeof sent?.outcome !== 'number') await sleep(20);
      return { outcome: sent?.outcome ?? 'none', ms: 0 };
    };
    const { outcomes } = figuresOf(await sendConcurrently({ send }, { concurrency, seconds }), seconds);
    for (const client of clients) client.close();
    return outcomes;
  };

/** Keeps opening connections that send these bytes and nothing more, and holds all of them until its process ends. */
const hold =
  (maxConnections: number, bytes: () => string) =>
  async ({ origin, from, seconds }: Target): Promise<Record<string, number>> => {
    const { hostname, port } = new URL(origin);
    const host = hostname.replace(/[[\]]/g, '');
    const end = performance.now() + seconds * 1000;
    const round = Array.from({ length: Math.ceil(64 / from.length) }, () => from).flat();
    let opened = 0;
    while (performance.now() < end && opened < maxConnections) {
      await Promise.all(round.map((address) => holdSocket(Number(port), { host, from: address, bytes: bytes() })));
      opened += round.length;
    }
    await sleep(Math.max(0, end - performance.now()));
    return { opened };
  };

const trickled = () =>
  [
    'POST /api/documents HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n',
    '--x\r\ncontent-disposition: form-data; name="file_0"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  ].join('');

/** Each at a load that once exceeded a limit. */
export const attacks: readonly Attack[] = [
  { name: 'staged files', run: flood(6, () => upload('/api/documents/files', {}, filler.length)) },
  {
    name: 'requests with files',
    run: flood(6, () => upload('/api/documents', { client_name: 'A B', client_email: `${randomUUID()}@evil.example`, message: 'x' }, filler.length)),
  },
  {
    name: 'files with active content',
    run: flood(16, () => upload('/api/documents/files', {}, 2 * megabyte, `%PDF-1.7\n${'1 0 obj<</S/JavaScript/JS(app)>>endobj\n'.repeat(400)}`)),
  },
  { name: 'trickled uploads', run: hold(5_000, trickled) },
  { name: 'mistyped chat messages', run: flood(32, () => json('/api/chat', { message: mistyped(), locale: 'en' })) },
  { name: 'idle connections', run: hold(10_000, () => '') },
  { name: 'requests that never end', run: hold(10_000, () => 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ') },
  { name: 'bodies that never end', run: hold(10_000, () => 'POST /api/webhook-relay HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{') },
  { name: 'lookups', run: flood(32, () => ({ path: `/api/usdot/${randomInt(1_000_000, 9_999_999)}` })) },
  { name: 'addresses', run: flood(32, () => json('/api/address', { q: `${randomInt(9999)} Ocean Drive` })) },
  { name: 'mails to one victim', run: flood(32, () => json('/api/leads/contact', lead('victim@example.com'))) },
  { name: 'unknown references', run: flood(32, () => ({ path: `/pt/thank-you/${newReference()}`, headers: { accept: 'text/html' } })) },
  { name: 'unknown links', run: flood(32, () => ({ path: `/newsletter/confirm/${randomUUID()}`, headers: { accept: 'text/html' } })) },
  { name: 'refused plain forms', run: flood(32, () => plain('/api/webhook-relay', { form: 'home', email: 'x' })) },
  { name: 'readiness', run: flood(32, () => ({ path: '/readyz' })) },
  { name: 'odd hosts', run: flood(32, () => ({ path: '/', headers: { host: `${randomUUID()}.example:99999` } })) },
];
