import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

const servers: TestServer[] = [];

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const ask = async ({ url }: TestServer, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/readyz`, { headers });
  return { status: response.status, body: await response.json() };
};
const details = {
  outbox_oldest_seconds: 0,
  dead_letters: 0,
  keys: 'ok',
  limits: {},
  stored_bytes: 0,
  staged_bytes: 0,
  disk_free_bytes: expect.any(Number),
};

test('shows details to clients of this machine, not to those behind a proxy', async () => {
  const server = await start();
  expect(await ask(server)).toEqual({ status: 200, body: { status: 'ready', ...details } });
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect([name, (await ask(server, { [name]: '127.0.0.1' })).body]).toEqual([name, { status: 'ready' }]);
  }
  const forged = { 'x-client-address': '127.0.0.1', 'x-client-forwarded': '0', 'x-forwarded-for': '127.0.0.1' };
  expect((await ask(server, forged)).body).toEqual({ status: 'ready' });
});

test('behind a trusted proxy only clients of the machine itself get the details', async () => {
  const server = await start({ TRUST_PROXY: '1' });
  expect((await ask(server)).body).toEqual({ status: 'ready', ...details });
  expect((await ask(server, { 'x-forwarded-for': '203.0.113.7' })).body).toEqual({ status: 'ready' });
  expect((await ask(server, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).body).toEqual({ status: 'ready' });
  expect((await ask(server, { 'x-forwarded-for': '127.0.0.1' })).body).toEqual({ status: 'ready', ...details });
});

test('writes at most once a second', async () => {
  const server = await start();
  await ask(server);
  const db = new DatabaseSync(join(server.dataDir, 'app.db'));
  db.exec('create table probe_count (n integer); create trigger count_probe after update on probe begin insert into probe_count values (1); end');
  const begin = performance.now();
  for (let n = 0; n < 10; n += 1) await Promise.all(Array.from({ length: 20 }, () => ask(server, { via: 'a proxy' })));
  const seconds = (performance.now() - begin) / 1000;
  const writes = Number(db.prepare('select count(*) as n from probe_count').get()?.n);
  db.close();
  expect(writes).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  await sleep(1100);
  expect((await ask(server)).status).toBe(200);
});

describe('a key file that changes while the site runs', () => {
  const notReady = { status: 503, body: expect.objectContaining({ status: 'unavailable', keys: 'changed' }) };
  const untilReady = (server: TestServer) => until('readiness', async () => (await ask(server)).status === 200);

  test('is reported until the old one is back', async () => {
    const server = await start();
    const path = join(server.dataDir, 'field.key');
    const key = readFileSync(path);
    expect((await ask(server)).body.keys).toBe('ok');
    writeFileSync(path, randomBytes(32).toString('base64'));
    await until('status 503', async () => (await ask(server)).status === 503);
    for (let n = 0; n < 2; n += 1) {
      await sleep(1_100);
      expect(await ask(server)).toEqual(notReady);
      expect((await ask(server, { via: 'a proxy' })).body).toEqual({ status: 'unavailable' });
    }
    expect(server.logs().match(/field_key_changed/g)).toHaveLength(1);
    writeFileSync(path, key);
    await untilReady(server);
  });

  test('is written again after its deletion', async () => {
    const server = await start();
    const path = join(server.dataDir, 'field.key');
    const key = readFileSync(path, 'utf8');
    rmSync(path);
    expect(await ask(server)).toEqual(notReady);
    expect(readFileSync(path, 'utf8')).toBe(key);
    await untilReady(server);
    expect(server.logs()).toContain('"state":"deleted"');
  });

  test('is not checked with FIELD_KEY', async () => {
    const server = await start({ FIELD_KEY: randomBytes(32).toString('base64') });
    writeFileSync(join(server.dataDir, 'field.key'), randomBytes(32).toString('base64'));
    expect((await ask(server)).body).toMatchObject({ status: 'ready', keys: 'ok' });
  });
});
