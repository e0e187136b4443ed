import { randomBytes } from 'node:crypto';
import { createLeadSender } from '../../quality/load/lead-sender.ts';
import { sendAtRate } from '../../quality/load/pace.ts';
import { type Destinations, staffAddress, startDestinations } from '../support/services/destinations.ts';
import { postHomeLead, postJson, readProblem, sampleForms } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { emailsOf, storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';
import { describePostgres } from '../unit/leads/store/engines.ts';

jest.setTimeout(150_000);

describePostgres((database) => {
  const fieldKey = randomBytes(32).toString('base64');
  let destinations: Destinations;
  let stored: ReturnType<typeof storedLeads>;
  let first: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    destinations = await startDestinations();
    const shared = { DATABASE_URL: database().url, FIELD_KEY: fieldKey, RATE_LIMIT: 'off', RETRY_SCHEDULE: '1,1,1,1,1,1', ...destinations.settings };
    [first, second] = await Promise.all([startServer(shared), startServer(shared)]);
    stored = storedLeads({ dataDir: first.dataDir, databaseUrl: database().url, fieldKey });
  });
  afterAll(async () => {
    await stored.close();
    await Promise.all([first.stop(), second.stop()]);
    await destinations.stop();
  });

  const allDelivered = async () => (await stored.all()).every(({ status }) => status === 'delivered');

  test('two instances on one database deliver each lead once, and both deliver', async () => {
    const senders = [first, second].map(({ url }) => createLeadSender(url, 16));
    const posts = (await Promise.all(senders.map((sender) => sendAtRate(sender, { perSecond: 20, seconds: 2 })))).flat();
    for (const sender of senders) sender.close();
    expect(posts.filter(({ outcome }) => outcome !== 201)).toEqual([]);
    await until('delivery', allDelivered, 60_000);
    expect(emailsOf(await stored.all()).sort()).toEqual(posts.map(({ email }) => email).sort());

    const { smtp, webhook, mailsTo } = destinations;
    const ids = smtp.messages.map(({ mail }) => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2 * posts.length, 2 * posts.length]);
    expect(mailsTo(staffAddress)).toHaveLength(posts.length);
    for (const { email } of posts) expect(mailsTo(email)).toHaveLength(1);
    expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(posts.length);
    expect(webhook.calls).toHaveLength(posts.length);
    for (const { logs } of [first, second]) expect(logs()).toContain('"event":"delivered"');
  });

  test('without the database refuses posts with Retry-After, serves pages, and recovers by itself', async () => {
    const [home, auto] = sampleForms;
    database().stop();
    const refused = await postJson(first.url + home.path, home.bodyOf(home.values), { headers: { 'accept-language': 'es' } });
    expect([refused.status, refused.headers.get('content-language')]).toEqual([503, 'es']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await readProblem(refused)).errors[0]?.code).toBe('unavailable');
    const plain = await fetch(first.url + auto.path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form: auto.form, locale: 'pt', ...auto.values }),
    });
    expect([plain.status, await plain.text()]).toEqual([503, expect.stringContaining('value="Duarte"')]);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    for (const path of ['/', '/es/contact', '/pt/get-quote']) expect((await fetch(first.url + path)).status).toBe(200);
    await until('the log line store_unreachable', () => first.logs().includes('"event":"store_unreachable"'));

    database().start();
    for (const server of [first, second]) await until('readiness', async () => (await fetch(`${server.url}/readyz`)).ok);
    const reference = await postHomeLead(first.url, { email: 'after@visitor.example' });
    await until('delivery', () => destinations.staffMails(reference).length === 1);
    await until('the log line store_reachable', () => first.logs().includes('"event":"store_reachable"'));
    expect(first.logs()).not.toMatch(/Duarte|Toyota|visitor\.example/);
  });

  test('delivers within 90 seconds what a killed instance was sending', async () => {
    await until('delivery', allDelivered);
    const { smtp } = destinations;
    const before = smtp.messages.length;
    const connections = smtp.connections();
    smtp.setMode('hang');
    const emails = Array.from({ length: 10 }, (_, n) => `killed${n}@visitor.example`);
    for (const email of emails) await postHomeLead(first.url, { email });
    await until('sends of both instances', () => smtp.connections() - connections >= 8);
    await first.kill();
    const killedAt = Date.now();
    smtp.setMode('accept');
    await until('delivery by the other', allDelivered, 90_000);
    expect(Date.now() - killedAt).toBeLessThan(90_000);
    expect(smtp.messages.length - before).toBe(2 * emails.length);
    for (const email of emails) {
      expect(destinations.mailsTo(email)).toHaveLength(1);
      expect(new Set(destinations.callsWith(email).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    }
  });
});
