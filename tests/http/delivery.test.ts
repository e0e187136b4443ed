import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type Destinations, staffAddress, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { startSmtpServer } from '../support/services/smtp-server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(90_000);

/** Shorter than an attempt on a hanging destination. */
const soonMs = 5_000;

type Site = Destinations & { server: TestServer; stored: ReturnType<typeof storedLeads>; end(): Promise<void> };

async function startSite(schedule: string): Promise<Site> {
  const destinations = await startDestinations();
  const server = await startServer({ RATE_LIMIT: 'off', RETRY_SCHEDULE: schedule, ...destinations.settings });
  const stored = storedLeads(server);
  const end = async () => {
    await stored.close();
    await server.kill();
    await server.stop();
    await destinations.stop();
  };
  return { ...destinations, server, stored, end };
}

const emails = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name}${n}@visitor.example`);

/** Posts a lead for each address. Resolves with the ms until its webhook call. */
async function timeWebhooks({ server, callsWith }: Site, addresses: readonly string[]): Promise<number[]> {
  return Promise.all(
    addresses.map(async (email) => {
      await postHomeLead(server.url, { email });
      const start = Date.now();
      await until('the webhook', () => callsWith(email).length > 0);
      return Date.now() - start;
    }),
  );
}

async function statuses({ stored }: Site): Promise<string[]> {
  return (await stored.all()).map(({ status }) => status);
}

const allDelivered = (site: Site) => async () => (await statuses(site)).every((status) => status === 'delivered');

test('delays no webhook while the mail server is down, and sends every mail afterwards', async () => {
  const site = await startSite('0.5,1,1,1,1,1,1,1,1,1');
  await site.smtp.stop();
  const addresses = emails(6, 'down');
  expect(Math.max(...(await timeWebhooks(site, addresses)))).toBeLessThan(soonMs);
  await until('a second try', async () => (await statuses(site)).every((status) => status === 'retrying'));
  const restarted = await startSmtpServer({ port: site.smtp.port });
  await until('delivery', allDelivered(site));
  for (const address of [...addresses, staffAddress])
    expect(restarted.messages.filter(({ to }) => to.includes(address))).toHaveLength(address === staffAddress ? addresses.length : 1);
  expect(site.webhook.calls).toHaveLength(addresses.length);
  await restarted.stop();
  await site.end();
});

test('retries a greylisted mail, and makes a refused one a dead letter until its replay', async () => {
  const site = await startSite('0.2,0.2,0.2');
  site.smtp.setMode('greylist', ['nobody@visitor.example']);
  const reference = await postHomeLead(site.server.url, { email: 'nobody@visitor.example' });
  await until('a dead letter', async () => (await statuses(site))[0] === 'dead');
  const deliveries = await until('the others', async () => {
    const found = await site.stored.deliveries(reference);
    return found.every(({ deliveredAt, failedAt }) => deliveredAt ?? failedAt) && found;
  });
  expect(deliveries.map(({ channel, attempts, deliveredAt }) => [channel, attempts, deliveredAt !== null])).toEqual([
    ['staff', 2, true],
    ['visitor', 1, false],
    ['webhook', 1, true],
  ]);
  expect(site.staffMails(reference)).toHaveLength(1);
  const ready = await fetch(`${site.server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ dead_letters: 1, outbox_oldest_seconds: 0 })]);
  expect(site.server.logs()).toMatch(/"event":"dead_letter".*"channel":"visitor"/);

  site.smtp.setMode('accept');
  expect((await runLeads(site.server.settings, 'replay', reference)).code).toBe(0);
  expect([site.mailsTo('nobody@visitor.example').length, site.staffMails(reference).length, site.webhook.calls.length]).toEqual([1, 1, 1]);
  expect(await statuses(site)).toEqual(['delivered']);
  await site.end();
});

test('retries a webhook after 500, 429 and redirects under one id, delays no mail, and replays dead letters', async () => {
  const site = await startSite('0.2,0.2,0.2');
  const { webhook, server } = site;
  webhook.respondWith({ status: 500 }, { status: 429, headers: { 'retry-after': '3' } }, { status: 200 });
  await postHomeLead(server.url, { email: 'first@visitor.example' });
  await until('mails', () => site.smtp.messages.length === 2, soonMs);
  await until('the second call', () => webhook.calls.length === 2);
  const refusedAt = Date.now();
  await until('the third call', () => webhook.calls.length === 3);
  expect(Date.now() - refusedAt).toBeGreaterThan(2_500);
  expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await until('delivery', allDelivered(site));

  webhook.respondWith({ status: 307, headers: { location: `${server.url}/healthz` } });
  const before = webhook.calls.length;
  await Promise.all(emails(4, 'redirect').map((email) => postHomeLead(server.url, { email })));
  await until('dead letters', async () => (await statuses(site)).filter((status) => status === 'dead').length === 4);
  expect(webhook.calls.length - before).toBe(4 * 4);
  expect(site.smtp.messages).toHaveLength(2 * 5);
  expect(server.logs()).toContain('"event":"destination_misconfigured"');

  webhook.respondWith({ status: 204 });
  const replayed = await runLeads(server.settings, 'replay', '--dead', '--json');
  expect([replayed.code, JSON.parse(replayed.out)]).toEqual([0, { replayed: 4, undelivered: [] }]);
  expect(await allDelivered(site)()).toBe(true);
  expect(site.smtp.messages).toHaveLength(2 * 5);
  await site.end();
});

test('retries a destination that hangs, and delays no other destination', async () => {
  const [withHungMail, withHungWebhook] = await Promise.all([startSite('0.2,0.2,0.2'), startSite('0.2,0.2,0.2')]);
  withHungMail.smtp.setMode('hang');
  withHungWebhook.webhook.respondWith('hang');
  expect(Math.max(...(await timeWebhooks(withHungMail, emails(5, 'hang'))))).toBeLessThan(soonMs);
  await Promise.all(emails(5, 'hang').map((email) => postHomeLead(withHungWebhook.server.url, { email })));
  await until('mails', () => withHungWebhook.smtp.messages.length === 10, soonMs);
  await until('connections that hang', () => withHungMail.smtp.connections() >= 4);
  expect([withHungMail.smtp.messages.length, withHungWebhook.webhook.calls.length]).toEqual([0, 2]);
  withHungMail.smtp.setMode('accept');
  withHungWebhook.webhook.respondWith({ status: 200 });
  await until('mails after the hang', allDelivered(withHungMail), 30_000);
  await until('calls after the hang', allDelivered(withHungWebhook), 30_000);
  expect([withHungMail.smtp.messages.length, withHungWebhook.webhook.calls.length]).toEqual([10, 5 + 2]);
  await Promise.all([withHungMail.end(), withHungWebhook.end()]);
});

test('writes every mail to a file without a mail server', async () => {
  const server = await startServer({ RATE_LIMIT: 'off', STAFF_EMAIL: `${staffAddress},second@agency.example` });
  const reference = await postHomeLead(server.url, { email: 'file@visitor.example' });
  const folder = join(server.dataDir, 'mail');
  const files = await until('two files', () => {
    const names = readdirSync(server.dataDir).includes('mail') ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    return names.length === 2 && names;
  });
  const mails = await Promise.all(files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  expect(files.map((name) => name.split('-').slice(0, 2))).toEqual([
    [reference, 'staff'],
    [reference, 'visitor'],
  ]);
  expect(mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([[staffAddress, 'second@agency.example'], ['file@visitor.example']]);
  expect(mails.flatMap(({ headers }) => headers.filter(({ key }) => key === 'bcc'))).toEqual([]);
  await server.stop();
});
