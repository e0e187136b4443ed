import { createDeskClient } from '../support/desk/desk-client.ts';
import { inviteLink, leadPath, versionOf } from '../support/desk/desk-pages.ts';
import { startDeskSite, type DeskClients, type DeskSite } from '../support/desk/desk-site.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { errorLogPattern, type TestServer } from '../support/site/server.ts';

jest.setTimeout(240_000);

let site: DeskSite;
let server: TestServer;
let clients: DeskClients;
/** A lead that no attack changes. */
let reference: string;

beforeAll(async () => {
  site = await startDeskSite();
  ({ server, clients } = site);
  reference = await postHomeLead(server.url);
});
afterAll(() => site.stop());

describe('forged posts', () => {
  const posts: readonly { path: string; fields: Record<string, string> }[] = [
    { path: '/desk/people', fields: { action: 'invite', email: 'forged@evil.example', role: 'owner' } },
    { path: '/desk/account', fields: { action: 'profile', name: 'Forged' } },
    { path: '/desk/account/passkey', fields: { credential: '{}' } },
    { path: '/desk/bulk', fields: { lead: 'reference 0', status: 'won' } },
    { path: '/desk/health', fields: { reference: '' } },
    { path: '/desk/health/canary', fields: {} },
    { path: '/desk/leads/reference', fields: { action: 'note', note: 'Forged' } },
    { path: '/desk/leads/reference/reveal', fields: {} },
    { path: '/desk/leads/reference/export', fields: { format: 'csv' } },
    { path: '/desk/leads/reference/erase', fields: {} },
    { path: '/desk/sign-out', fields: {} },
  ];
  const foreignOrigins: readonly [string, (own: string) => Record<string, string>][] = [
    ['another site', () => ({ origin: 'https://evil.example' })],
    ['a sandboxed frame', () => ({ origin: 'null' })],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['a host that begins like the site', (own) => ({ origin: `${own}.evil.example` })],
    ['the site as the user part', (own) => ({ origin: `${own}@evil.example` })],
    ['the site as the fragment', (own) => ({ origin: `http://evil.example#${own}` })],
    ['no origin, from another site', () => ({ origin: '', 'sec-fetch-site': 'cross-site' })],
  ];

  test.each(posts)('to $path of a signed-in owner are refused', async ({ path: pattern, fields: patterns }) => {
    const path = pattern.replace('reference', reference);
    const fields = Object.fromEntries(Object.entries(patterns).map(([name, value]) => [name, value.replace('reference', reference)]));
    for (const [name, headers] of foreignOrigins)
      expect([name, (await clients.owner.post(path, fields, headers(server.url))).status]).toEqual([name, 403]);
    for (const token of ['', 'x', 'x'.repeat(43), await clients.agent.token(), `${await clients.owner.token()}x`])
      expect((await clients.owner.post(path, { ...fields, token })).status).toBe(403);
    const { text } = await clients.owner.get(leadPath(reference));
    expect(text).not.toContain('Forged');
    expect((await clients.owner.get('/desk/people')).text).not.toMatch(/Forged|forged@/);
  });

  test.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html', ''])(
    'with the content type "%s" are refused without a token, or with a token outside the body',
    async (type) => {
      const path = leadPath(reference);
      const token = await clients.agent.token();
      const bodies = ['action=note&note=Forged', '{"action":"note","note":"Forged"}', '--x\r\n\r\n--x--', '', '[]', 'null', `{"token":["${token}"]}`];
      for (const body of bodies) {
        const headers = { origin: server.url, cookie: clients.agent.cookie(), 'x-csrf-token': token, ...(type ? { 'content-type': type } : {}) };
        const response = await fetch(`${server.url}${path}?token=${token}`, { method: 'POST', redirect: 'manual', headers, body: Buffer.from(body) });
        expect([400, 403]).toContain(response.status);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      expect((await clients.agent.get(path)).text).not.toContain('Forged');
    },
  );

  test('cannot sign a browser in to another account', async () => {
    const link = await inviteLink(clients.owner, 'login-csrf@agency.example');
    for (const [name, headers] of foreignOrigins) {
      const client = createDeskClient(server.url);
      expect([name, (await client.post(link, {}, headers(server.url))).status]).toEqual([name, 403]);
      expect(client.cookie()).toBe('');
      expect((await client.post('/desk/sign-in', { email: 'owner@agency.example' }, headers(server.url))).status).toBe(403);
    }
    expect((await createDeskClient(server.url).post(link)).status).toBe(303);
  });
});

describe('odd posts', () => {
  test('a huge body is refused', async () => {
    const { status } = await clients.agent.post(leadPath(reference), { action: 'note', note: 'x'.repeat(70_000) });
    expect(status).toBe(413);
    const oversized = await fetch(server.url + leadPath(reference), {
      method: 'POST',
      headers: { origin: server.url, cookie: clients.agent.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a='.padEnd(5_000_000, 'x'),
    }).catch(() => ({ status: 413 }));
    expect(oversized.status).toBe(413);
  });

  test('thousands of fields, and a field repeated thousands of times, get a response in time', async () => {
    const begin = performance.now();
    const many = Object.fromEntries(Array.from({ length: 8_000 }, (_, n) => [`f${n}`, '']));
    expect((await clients.agent.post(leadPath(reference), { action: 'x', ...many })).status).toBe(400);
    const leads = Array.from({ length: 3_000 }, () => `${reference} 999`);
    const bulk = await clients.agent.post('/desk/bulk', { lead: leads, status: 'won' });
    expect(bulk.location).toBe('/desk?changed=0-50');
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  test.each(['', 'x', 'NaN', '-1', '1.5', '1e400', '9007199254740993', '0x0', '\u0000', '[]'])(
    'the number %j changes nothing and causes no server error',
    async (number) => {
      const lead = await postHomeLead(server.url);
      await clients.agent.post(leadPath(lead), { action: 'contact' });
      const tries: Record<string, string>[] = [
        { action: 'change', version: number, status: 'won' },
        { action: 'undo', event: number },
      ];
      for (const fields of tries) expect((await clients.agent.post(leadPath(lead), fields)).status).toBe(409);
      expect(await versionOf(clients.agent, lead)).toBe('1');
    },
  );

  test.each([
    ['status', 'won; drop table lead'],
    ['status', '__proto__'],
    ['assignee', '00000000-0000-0000-0000-000000000000'],
    ['assignee', 'constructor'],
  ])('a change of %s to %s is refused', async (name, value) => {
    for (const path of [leadPath(reference), '/desk/bulk'])
      expect((await clients.agent.post(path, { action: 'change', version: '0', lead: `${reference} 0`, [name]: value })).status).toBe(400);
  });

  test('a lead that was erased meanwhile accepts no post', async () => {
    const lead = await postHomeLead(server.url, { firstName: 'Vanishing', email: 'vanishing@visitor.example' });
    const { location } = await clients.agent.post(leadPath(lead), { action: 'contact' });
    const event = new URL(location, server.url).searchParams.get('done') ?? '';
    expect((await clients.agent.get('/desk?q=Vanishing')).text).toContain(lead);
    expect((await runLeads(server.settings, 'erase', '--email', 'vanishing@visitor.example')).code).toBe(0);
    const tries: Record<string, string>[] = [
      { action: 'change', version: '1', status: 'won' },
      { action: 'note', note: 'Too late' },
      { action: 'contact' },
      { action: 'undo', event },
    ];
    for (const fields of tries) expect((await clients.agent.post(leadPath(lead), fields)).status).toBe(404);
    expect((await clients.agent.post(`${leadPath(lead)}/reveal`)).status).toBe(404);
    expect((await clients.agent.post('/desk/bulk', { lead: `${lead} 1`, status: 'won' })).location).toBe('/desk?changed=0-0');
    expect((await clients.agent.get(leadPath(lead))).status).toBe(404);
    expect((await clients.agent.get('/desk?q=Vanishing')).text).not.toContain(`data-lead="${lead}"`);
    expect(await runLeads(server.settings, 'verify')).toMatchObject({ code: 0 });
  });
});

describe('a viewer', () => {
  test('cannot find a masked number by search', async () => {
    const lead = await postHomeLead(server.url, { einFein: '98-7612345', lastName: 'Masked' });
    expect((await clients.viewer.get('/desk?q=Masked')).text).toContain(`data-lead="${lead}"`);
    for (const guess of ['98-76', '98-7612345', '987612345', '7612345', '761'])
      expect((await clients.viewer.get(`/desk?q=${guess}`)).text).not.toContain(`data-lead="${lead}"`);
  });

  test('sees no masked number on any page', async () => {
    const lead = await postHomeLead(server.url, { einFein: '97-7612345' });
    for (const path of [leadPath(lead), `${leadPath(lead)}?revealed=1`, `/desk?q=${lead}`, '/desk?view=all'])
      expect((await clients.viewer.get(path)).text).not.toContain('97-7612345');
    expect((await clients.viewer.post(`${leadPath(lead)}/reveal`)).status).toBe(403);
  });
});

test('logs no server error for these requests', () => {
  expect(server.logs()).not.toMatch(errorLogPattern);
  expect(server.logs()).not.toContain('desk_failed');
});
