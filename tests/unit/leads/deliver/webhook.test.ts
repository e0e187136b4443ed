import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { SendResult } from '#lib/leads/deliver/delivery-store.ts';
import { sendWebhook } from '#lib/leads/deliver/webhook.ts';
import { startWebhookServer, type WebhookResponse } from '../../../support/services/webhook-server.ts';

const secret = Buffer.from('0123456789abcdef0123456789abcdef');
const body = JSON.stringify({ first_name: 'Ana Núñez', note: '🚗 <b>' });
const allowPrivate = ['127.0.0.0/8'];
let server: Awaited<ReturnType<typeof startWebhookServer>>;

beforeAll(async () => {
  server = await startWebhookServer();
});
beforeEach(() => {
  server.calls.length = 0;
});
afterAll(() => server.stop());

function send(response: WebhookResponse, signal = AbortSignal.timeout(5000)): Promise<SendResult> {
  server.respondWith(response);
  return sendWebhook('msg_1', body, { url: server.url, secret, allowPrivate }, signal);
}

test('sends the body unchanged, signed by Standard Webhooks', async () => {
  expect(await send({ status: 204 })).toEqual({ status: 'delivered' });
  const [call] = server.calls;
  expect(call?.method).toBe('POST');
  expect(call?.headers['content-type']).toBe('application/json');
  expect(call?.headers['webhook-id']).toBe('msg_1');
  expect(call?.body).toBe(body);
  const headers = Object.fromEntries(Object.entries(call?.headers ?? {}).map(([name, value]) => [name, String(value)]));
  const signed = `msg_1.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  expect(new Webhook(`whsec_${secret.toString('base64')}`).verify(call?.body ?? '', headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(`whsec_${secret.toString('base64')}`).verify(`${body} `, headers)).toThrow('No matching signature');
});

test('sends no signature without a secret', async () => {
  server.respondWith({ status: 200 });
  await sendWebhook('msg_1', body, { url: server.url, secret: undefined, allowPrivate }, AbortSignal.timeout(5000));
  expect(server.calls[0]?.headers).not.toHaveProperty('webhook-signature');
  expect(server.calls[0]?.headers).toHaveProperty('webhook-timestamp');
});

test.each([400, 408, 422, 500, 502, 504])('retries %s', async (status) => {
  expect(await send({ status })).toEqual({ status: 'retry', error: `webhook ${status}` });
});

test.each([401, 403, 404, 405])('retries %s with an alarm', async (status) => {
  expect(await send({ status })).toEqual({ status: 'retry', error: `webhook ${status}`, alarm: true });
});

test('410 is final', async () => {
  expect(await send({ status: 410 })).toEqual({ status: 'dead', error: 'webhook 410' });
});

test.each([301, 302, 303, 307, 308])('a redirect (%s) is a failure and is not followed', async (status) => {
  expect(await send({ status, headers: { location: `${server.url}/elsewhere` } })).toEqual({
    status: 'retry',
    error: `webhook ${status}`,
    alarm: true,
  });
  expect(server.calls.map(({ path }) => path)).toEqual(['/hook']);
});

test.each([429, 503])('%s waits as long as the receiver asks', async (status) => {
  const result = await send({ status, headers: { 'retry-after': '120' } });
  expect(result).toMatchObject({ status: 'retry', error: `webhook ${status}` });
  const notBefore = result.status === 'retry' ? result.notBefore : undefined;
  expect(Math.abs((notBefore ?? 0) - Date.now() - 120_000)).toBeLessThan(5000);
});

test('ignores Retry-After of other failures', async () => {
  expect(await send({ status: 500, headers: { 'retry-after': '120' } })).toEqual({ status: 'retry', error: 'webhook 500' });
});

test('reads an endless response up to the limit and uses its status', async () => {
  const before = server.sentBytes();
  expect(await send({ status: 200, body: 'endless' })).toEqual({ status: 'delivered' });
  await sleep(200);
  const sent = server.sentBytes() - before;
  expect(sent).toBeGreaterThan(20_000);
  expect(sent).toBeLessThan(8_000_000);
});

test('uses the status of a response that stalls after it', async () => {
  expect(await send({ status: 200, body: 'slow' }, AbortSignal.timeout(400))).toEqual({ status: 'delivered' });
  expect(await send({ status: 500, body: 'slow' }, AbortSignal.timeout(400))).toEqual({ status: 'retry', error: 'webhook 500' });
});

test('ends a silent request when aborted', async () => {
  expect(await send('hang', AbortSignal.timeout(300))).toEqual({ status: 'retry', error: 'webhook timeout' });
});

test('retries a lost connection and a closed port', async () => {
  expect(await send('cut')).toEqual({ status: 'retry', error: 'webhook ECONNRESET' });
  const gone = await startWebhookServer();
  await gone.stop();
  const result = await sendWebhook('msg_1', body, { url: gone.url, secret, allowPrivate }, AbortSignal.timeout(5000));
  expect(result).toEqual({ status: 'retry', error: 'webhook ECONNREFUSED' });
});

test('refuses a private target before anything is sent', async () => {
  const result = await sendWebhook('msg_1', body, { url: server.url, secret, allowPrivate: [] }, AbortSignal.timeout(5000));
  expect(result).toEqual({ status: 'retry', error: 'webhook target refused', alarm: true });
  expect(server.calls).toHaveLength(0);
});

test('resolves a name once and connects to the checked address', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  };
  server.respondWith({ status: 200 });
  const url = `http://hook.agency.invalid:${server.port}/hook`;
  const result = await sendWebhook('msg_1', body, { url, secret, allowPrivate: ['127.0.0.1/32'] }, AbortSignal.timeout(5000), resolve);
  expect(result).toEqual({ status: 'delivered' });
  expect(asked).toBe(1);
  expect(server.calls[0]?.headers.host).toBe(`hook.agency.invalid:${server.port}`);
});

test('does not wait for a name server that never answers', async () => {
  const never = () => new Promise<never>(() => undefined);
  const url = 'http://hook.agency.invalid/';
  const result = await sendWebhook('msg_1', body, { url, secret, allowPrivate }, AbortSignal.timeout(200), never);
  expect(result).toEqual({ status: 'retry', error: 'webhook timeout' });
});

test('retries a name that does not exist', async () => {
  const failing = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  const result = await sendWebhook('msg_1', body, { url: 'http://x.invalid/', secret, allowPrivate }, AbortSignal.timeout(500), failing);
  expect(result).toEqual({ status: 'retry', error: 'webhook ENOTFOUND' });
});
