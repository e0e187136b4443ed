import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredDelivery } from '#lib/leads/store/read-leads.ts';
import { createLeadSender, type Post } from '../../quality/load/lead-sender.ts';
import { sendUntil } from '../../quality/load/pace.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { emailsOf, storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

let dataDir: string;
let destinations: Destinations;
let running: TestServer | undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'agency-crash-'));
  destinations = await startDestinations();
});
afterEach(async () => {
  await running?.stop();
  await destinations.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const accepted = (posts: readonly Post[]) => posts.filter(({ outcome }) => outcome === 201);

async function start(): Promise<TestServer> {
  running = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off', RETRY_SCHEDULE: '1,1,1,1,1,1', ...destinations.settings });
  return running;
}

/** The open deliveries, once only those are open that a server had claimed before it was killed. */
async function leasedDeliveries(stored: ReturnType<typeof storedLeads>): Promise<StoredDelivery[] | undefined> {
  const open = await stored.openDeliveries();
  return open.every(({ leaseUntil }) => (leaseUntil ?? 0) > Date.now()) ? open : undefined;
}

/** Posts 60 a second until 40 to 80 are accepted, then ends the server while the posts go on. */
async function burst(server: TestServer, end: () => Promise<unknown>): Promise<Post[]> {
  const sender = createLeadSender(server.url, 64);
  const stopPosting = new AbortController();
  let acceptedCount = 0;
  const send = async () => {
    const post = await sender.send();
    if (post.outcome === 201) acceptedCount += 1;
    return post;
  };
  const posting = sendUntil({ send }, { perSecond: 60, end: stopPosting.signal });
  const enough = 40 + Math.random() * 40;
  await until('accepted leads', () => acceptedCount >= enough, 30_000, 5);
  await end();
  await sleep(200);
  stopPosting.abort();
  const posts = await posting;
  sender.close();
  return posts;
}

test('loses no accepted lead and doubles none after three kill -9 under 60 posts a second', async () => {
  const posts: Post[] = [];
  const logs: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const server = await start();
    posts.push(...(await burst(server, () => server.kill())));
    logs.push(server.logs());
  }
  const server = await start();
  const stored = storedLeads(server);
  const leads = await stored.all();
  const kept = emailsOf(leads);
  const acknowledged = accepted(posts);
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * 40);
  expect(posts.length - acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter(({ email }) => !kept.includes(email))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
  for (const { email, reference } of acknowledged.slice(0, 5)) expect(await stored.values(reference ?? '')).toMatchObject({ email });

  // Three ended servers and the running one hold up to six deliveries each, two on a channel; a lease ends after a minute.
  const leased = await until('delivery of the others', () => leasedDeliveries(stored), 60_000);
  expect(leased.length).toBeLessThanOrEqual(4 * 6);
  expect(Math.max(0, ...leased.map(({ leaseUntil }) => (leaseUntil ?? 0) - Date.now()))).toBeLessThan(60_000);
  const ids = destinations.smtp.messages.map(({ mail }) => mail.messageId);
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(3 * 4);
  expect(new Set(ids).size).toBeGreaterThanOrEqual(2 * kept.length - leased.length);
  expect(await runLeads(server.settings, 'verify')).toMatchObject({ code: 0, out: expect.stringContaining('intact') });
  await stored.close();
  await server.stop();

  const log = [...logs, server.logs()].join('');
  expect(log).toContain('"event":"lead_accepted"');
  expect(log).not.toMatch(/load\.example|555.?0142|Load Test|Camry/);
});

test('SIGTERM under load: every accepted lead is stored, and every other post got no connection', async () => {
  const server = await start();
  let code: number | null = null;
  const posts = await burst(server, async () => {
    code = await server.stop();
  });
  expect(code).toBe(0);
  expect(server.logs()).toContain('"lost":0');
  const outcomes = new Set(posts.map(({ outcome }) => outcome));
  // The system resets connections that no process has accepted when the port is closed.
  expect([...outcomes].filter((outcome) => outcome !== 201 && outcome !== 'ECONNREFUSED' && outcome !== 'ECONNRESET')).toEqual([]);
  const again = await start();
  const stored = storedLeads(again);
  const kept = emailsOf(await stored.all()).sort();
  const acknowledged = accepted(posts).map(({ email }) => email);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([]);
  expect(posts.filter(({ outcome, email }) => outcome !== 201 && kept.includes(email))).toEqual([]);
  await stored.close();
});
