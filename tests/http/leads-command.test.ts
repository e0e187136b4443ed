import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { type CommandResult, runLeads } from '../support/site/leads-command.ts';
import { postHomeLead, postSpamLead, sampleForms } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

let server: TestServer;
let destinations: Destinations;

beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', RETRY_SCHEDULE: '0.2', ...destinations.settings });
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

const leads = (...args: string[]): Promise<CommandResult> => runLeads(server.settings, ...args);

async function statusOf(reference: string): Promise<string | undefined> {
  const stored = storedLeads(server);
  const status = (await stored.all()).find((lead) => lead.reference === reference)?.status;
  await stored.close();
  return status;
}

test('leads are listed, shown, replayed, released, exported and erased while the server runs', async () => {
  const { smtp } = destinations;
  const [home] = sampleForms;
  const canary = await leads('canary', '--json');
  expect([canary.code, canary.err]).toEqual([0, '']);
  expect(JSON.parse(canary.out).channels).toEqual(['staff', 'visitor', 'webhook'].map((channel) => ({ channel, state: 'delivered', error: null })));

  const kept = await postHomeLead(server.url, { email: 'kept@visitor.example', lastName: '=SUM(A1)' });
  await until('delivery', async () => (await statusOf(kept)) === 'delivered');
  smtp.setMode('refuse-recipient');
  const dead = await postHomeLead(server.url, { email: 'dead@visitor.example' });
  await until('a dead letter', async () => (await statusOf(dead)) === 'dead' && smtp.connections() >= 6);
  const spam = await postSpamLead(server.url, { email: 'spam@visitor.example' });

  expect(JSON.parse((await leads('list', '--json')).out)).toMatchObject([
    { reference: dead, status: 'dead', locale: 'en', form: 'home' },
    { reference: kept, status: 'delivered' },
  ]);
  expect(JSON.parse((await leads('list', '--spam', '--json')).out)).toMatchObject([{ reference: spam, status: 'quarantined' }]);
  expect(JSON.parse((await leads('list', '--status', 'dead', '--json')).out)).toMatchObject([{ reference: dead }]);

  const shown = JSON.parse((await leads('show', dead.toLowerCase(), '--json')).out);
  expect(shown).toMatchObject({ reference: dead, answers: { ...home.values, email: 'dead@visitor.example' }, consent: { locale: 'en' } });
  expect(shown.deliveries.map(({ channel, lastError }: { channel: string; lastError: string | null }) => [channel, lastError !== null])).toEqual([
    ['staff', true],
    ['visitor', true],
    ['webhook', false],
  ]);

  const still = await leads('replay', dead, '--json');
  expect([still.code, JSON.parse(still.out).replayed]).toEqual([1, 2]);
  smtp.setMode('accept');
  expect(await leads('replay', '--dead')).toMatchObject({ code: 0, out: expect.stringContaining('Dead letters tried again: 2') });
  expect((await leads('release', spam)).code).toBe(0);
  expect([await statusOf(dead), await statusOf(spam)]).toEqual(['delivered', 'delivered']);
  for (const reference of [kept, dead, spam]) expect(destinations.staffMails(reference)).toHaveLength(1);

  const exported = JSON.parse((await leads('export', '--format', 'json')).out);
  expect(exported.map(({ reference }: { reference: string }) => reference)).toEqual([kept, dead, spam]);
  expect(exported[0].answers).toMatchObject({ lastName: '=SUM(A1)', einFein: '12-3456789' });
  const { out: csv } = await leads('export', '--format', 'csv');
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 3);
  expect(csv).toContain(`"'=SUM(A1)"`);

  expect(await leads('erase', '--email', 'KEPT@visitor.example')).toMatchObject({ code: 0, out: expect.stringContaining(kept) });
  expect(JSON.parse((await leads('show', kept, '--json')).out)).toMatchObject({ status: 'erased', answers: null });
  expect((await leads('export', '--format', 'csv')).out).not.toContain('kept@visitor.example');
  expect(JSON.parse((await leads('retention', '--json')).out)).toEqual({ erased: 0, consentsDeleted: 0 });
  expect(await leads('verify')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^4 leads, 4 consents and 0 events in their chains: intact\.$/m),
  });
  expect((await leads('nothing')).code).toBe(2);

  const after = await postHomeLead(server.url, { email: 'after@visitor.example' });
  await until('delivery by the server', () => destinations.staffMails(after).length === 1);
});
