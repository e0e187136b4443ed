import { setTimeout as sleep } from 'node:timers/promises';
import { postJson, readAccepted, readProblem, sampleForms } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';
import { storedLeads } from '../support/site/stored-leads.ts';

const [home, auto] = sampleForms;
const servers: TestServer[] = [];

async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.stop())));

function post(server: TestServer, headers: Record<string, string> = {}): Promise<Response> {
  return postJson(server.url + home.path, home.bodyOf(home.values), { headers });
}

test('refuses posts over the limit with Retry-After, and accepts them afterwards', async () => {
  const server = await start({ RATE_LIMIT: '3/2' });
  const stored = storedLeads(server);
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await post(server)).status);
  expect(statuses).toEqual([201, 201, 201]);
  const refused = await post(server, { 'accept-language': 'pt' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect([refused.status, refused.headers.get('content-language')]).toEqual([429, 'pt']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(2);
  expect((await readProblem(refused)).errors[0]?.code).toBe('limited');
  expect((await postJson(server.url + auto.path, auto.bodyOf(auto.values))).status).toBe(429);
  expect(await stored.count()).toBe(3);
  await sleep(seconds * 1000);
  expect((await post(server)).status).toBe(201);
  await stored.close();
});

test('restores a plain form over the limit', async () => {
  const server = await start({ RATE_LIMIT: '1/60' });
  const send = () =>
    fetch(server.url + auto.path, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ form: 'personal-auto', ...auto.values }) });
  expect((await send()).status).toBe(303);
  const refused = await send();
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('value="João"');
});

test('ignores an address in a header without a trusted proxy', async () => {
  const server = await start({ RATE_LIMIT: '2/60' });
  const forged = { 'x-real-ip': '198.51.100.9', forwarded: 'for=198.51.100.9', 'x-client-address': '198.51.100.9' };
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await post(server, { ...forged, 'x-forwarded-for': `198.51.100.${n}` })).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test('behind a trusted proxy counts by the address that the proxy saw, and stores it as evidence', async () => {
  const server = await start({ RATE_LIMIT: '1/60', TRUST_PROXY: '1' });
  const stored = storedLeads(server);
  const from = (forwarded: string) => post(server, { 'x-forwarded-for': forwarded });
  const first = await from('203.0.113.7, 198.51.100.1');
  expect(first.status).toBe(201);
  expect((await from('203.0.113.8, 198.51.100.1')).status).toBe(429);
  expect((await from('203.0.113.7, 198.51.100.2')).status).toBe(201);
  const { reference } = await readAccepted(first);
  const lead = (await stored.all()).find((candidate) => candidate.reference === reference);
  expect(JSON.parse(lead?.consent ?? '{}')).toMatchObject({ ip: '198.51.100.1' });
  await stored.close();
});

test('limits all addresses of an IPv6 /64 together, for posts and chat messages', async () => {
  const server = await start({ RATE_LIMIT: '2/60', TRUST_PROXY: '1', CHAT_RATE_LIMIT: '20/60' });
  const from = (address: string) => post(server, { 'x-forwarded-for': address }).then(({ status }) => status);
  expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::ffff:3')]).toEqual([201, 201, 429]);
  expect(await from('2001:db8:0:1::1')).toBe(201);
  const chat = (n: number) =>
    postJson(`${server.url}/api/chat`, { message: 'hello', locale: 'en' }, { headers: { 'x-forwarded-for': `2001:db8::${n.toString(16)}` } });
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await chat(n)).status);
  expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([200]), 429]);
});

test('refuses chat messages over their limit with the phone number, and does not count them as posts', async () => {
  const server = await start({ CHAT_RATE_LIMIT: '2/60', RATE_LIMIT: '2/60' });
  const sendMessage = () => postJson(`${server.url}/api/chat`, '{"message":"hola","locale":"es"}', { headers: { 'accept-language': 'es' } });
  expect([(await sendMessage()).status, (await sendMessage()).status]).toEqual([200, 200]);
  const refused = await sendMessage();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await readProblem(refused)).detail).toMatch(/Espere.*\(\d{3}\) \d{3}-\d{4}/);
  await until('the log', () => /"limit_reached","limit":"chat_messages","count":1/.test(server.logs()));
  expect((await post(server)).status).toBe(201);
});
