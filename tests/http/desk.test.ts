import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDeskClient, signIn } from '../support/desk/desk-client.ts';
import { linkIn, personIdOf, versionOf } from '../support/desk/desk-pages.ts';
import { type DeskClients, signInRoles } from '../support/desk/desk-site.ts';
import { invite, runStaff } from '../support/desk/staff-command.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { sendRequest } from '../support/site/send-request.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

let server: TestServer;
let clients: DeskClients;
let reference: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
  reference = await postHomeLead(server.url);
  clients = await signInRoles(server);
});
afterAll(() => server.stop());

describe('sign-in', () => {
  test('is offered in each language, which its forms keep', async () => {
    const english = await createDeskClient(server.url).get('/desk/sign-in?next=%2Fdesk%2Freports');
    expect(english.text).toContain('/desk/sign-in?locale=es&amp;next=%2Fdesk%2Freports');
    const spanish = await createDeskClient(server.url).get('/desk/sign-in?locale=es');
    expect(spanish.text).toContain('<h1>Entrar al panel</h1>');
    const refused = await createDeskClient(server.url).post('/desk/sign-in?locale=es', { email: 'nadie' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Escriba un correo completo')]);
  });

  test('a link works once, after a press, and begins a session under a new token', async () => {
    const path = invite(server.settings, 'once@agency.example', 'viewer');
    const client = createDeskClient(server.url);
    client.useCookie('desk=fixed-by-somebody-else');
    expect((await client.get(path)).text).toContain('once');
    expect((await client.get(path)).status).toBe(200);
    expect((await client.post(path, { token: '' })).status).toBe(303);
    expect(client.cookie()).not.toBe('desk=fixed-by-somebody-else');
    expect((await client.get('/desk')).status).toBe(200);
    expect((await createDeskClient(server.url).post(path)).status).toBe(404);
  });

  test('one of four concurrent presses signs in', async () => {
    const path = invite(server.settings, 'twice@agency.example', 'viewer');
    const responses = await Promise.all([1, 2, 3, 4].map(() => createDeskClient(server.url).post(path)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 404, 404, 404]);
  });

  test('responds alike to a known and an unknown address, and mails the known one', async () => {
    const texts = await Promise.all(
      ['owner@agency.example', 'stranger@agency.example'].map(async (email) => {
        const { status, text } = await createDeskClient(server.url).post('/desk/sign-in', { email });
        expect(status).toBe(200);
        return text;
      }),
    );
    expect(texts[0]).toBe(texts[1]);
    const mails = () => readdirSync(join(server.dataDir, 'mail')).map((name) => readFileSync(join(server.dataDir, 'mail', name), 'utf8'));
    const mailed = (address: string) => mails().filter((mail) => new RegExp(`^To:.*${address}`, 'm').test(mail)).length;
    await until('the mail', () => mailed('owner@agency.example') > 0);
    expect([mailed('owner@agency.example'), mailed('stranger@agency.example')]).toEqual([1, 0]);
  });

  test('restores an invalid address', async () => {
    const { status, text } = await createDeskClient(server.url).post('/desk/sign-in', { email: 'owner agency' });
    expect(status).toBe(400);
    expect(text).toContain('value="owner agency"');
  });

  test.each([
    ['/desk/reports?weeks=4', '/desk/reports?weeks=4'],
    ['https://evil.example/', '/desk'],
    ['//evil.example/desk', '/desk'],
    ['/desk/../api', '/desk'],
    ['/deskevil', '/desk'],
  ])('redirects after a sign-in with next=%s to %s', async (next, expected) => {
    const { text } = await createDeskClient(server.url).get(`/desk/sign-in?next=${encodeURIComponent(next)}`);
    expect(text).toContain(`name="next" value="${expected}"`);
  });

  test('a link from web mail reloads the page, since the browser omitted its cookie', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const { status, body } = await sendRequest(server.port, `/desk/leads/${reference}`, headers);
    expect([status, /http-equiv="refresh" content="0"/i.test(body)]).toEqual([200, true]);
  });
});

describe('people', () => {
  test('disabling a person ends the session at once', async () => {
    const client = await signIn(server.url, invite(server.settings, 'leaver@agency.example', 'agent'));
    expect((await client.get('/desk')).status).toBe(200);
    await clients.owner.post('/desk/people', { action: 'disable', id: await personIdOf(clients.owner, 'leaver@agency.example') });
    expect((await client.get('/desk')).location).toContain('/desk/sign-in');
  });

  test('the last owner cannot be disabled or lose the role', async () => {
    const id = await personIdOf(clients.owner, 'owner@agency.example');
    for (const fields of [
      { action: 'disable', role: '' },
      { action: 'role', role: 'agent' },
    ])
      expect((await clients.owner.post('/desk/people', { ...fields, id })).location).toContain('lastOwner');
    expect((await clients.owner.get('/desk/people')).status).toBe(200);
    expect(runStaff(server.settings, 'disable', 'owner@agency.example')).toMatchObject({ code: 1, err: expect.stringContaining('last owner') });
    expect(runStaff(server.settings, 'invite', 'owner@agency.example', '--role', 'agent').err).toContain('last owner and stays one');
  });

  test('an owner who takes another role is led to a page of that role', async () => {
    const client = await signIn(server.url, invite(server.settings, 'second@agency.example', 'owner'));
    const { location } = await client.post('/desk/people', {
      action: 'role',
      role: 'agent',
      id: await personIdOf(clients.owner, 'second@agency.example'),
    });
    expect((await client.get(location)).text).toContain('>Saved. <');
  });

  test('an owner invites a person and sees the link', async () => {
    const { text } = await clients.owner.post('/desk/people', { action: 'invite', email: 'new@agency.example', role: 'viewer', locale: 'pt' });
    const client = await signIn(server.url, linkIn(text));
    expect((await client.get('/desk')).text).toContain('<html lang="pt-BR"');
  });

  test('a session can be ended from another device', async () => {
    const first = await signIn(server.url, invite(server.settings, 'two@agency.example', 'agent'));
    const second = await signIn(server.url, linkIn(runStaff(server.settings, 'link', 'two@agency.example').out));
    expect((await second.get('/desk/account')).text.match(/end-session"/g)?.length).toBe(2);
    await second.post('/desk/account', { action: 'end-sessions' });
    expect([(await first.get('/desk')).status, (await second.get('/desk')).status]).toEqual([303, 200]);
  });
});

describe('a lead', () => {
  test('a missed contact, a reply and an undo are events of the chain', async () => {
    const lead = await postHomeLead(server.url);
    const path = `/desk/leads/${lead}`;
    const attempt = await clients.agent.post(path, { action: 'contact', method: 'voicemail' });
    expect((await clients.agent.get(attempt.location)).text).toContain('The visitor is still waiting for an answer.');
    expect((await clients.agent.get(path)).text).toMatch(/Due in[^]*tried to reach the visitor: Left a voicemail/);
    const done = await clients.agent.post(path, { action: 'contact', method: 'text' });
    const after = await clients.agent.get(done.location);
    expect(after.text).toContain('Answered');
    const event = /name="event" value="(\d+)"/.exec(after.text)?.[1] ?? '';
    await clients.agent.post(path, { action: 'undo', event });
    expect((await clients.agent.get(path)).text).toContain('Due in');
    const { code, out } = await runLeads(server.settings, 'verify');
    expect([code, out]).toEqual([0, expect.stringMatching(/and [1-9]\d* events in their chains: intact/)]);
  });

  test('changed by two people at once keeps the first change and shows it to the second', async () => {
    const lead = await postHomeLead(server.url);
    const version = await versionOf(clients.agent, lead);
    const path = `/desk/leads/${lead}`;
    expect((await clients.owner.post(path, { action: 'change', version, status: 'quoted' })).status).toBe(303);
    const second = await clients.agent.post(path, { action: 'change', version, status: 'lost', reason: 'price' });
    expect(second.status).toBe(409);
    expect(second.text).toContain('The request is now: Quoted');
    expect(second.text).toContain('You chose: Lost');
  });

  test('of a disabled assignee stores a status and the note typed beside it', async () => {
    const lead = await postHomeLead(server.url);
    const path = `/desk/leads/${lead}`;
    invite(server.settings, 'away@agency.example', 'agent');
    const id = await personIdOf(clients.owner, 'away@agency.example');
    expect((await clients.agent.post(path, { action: 'change', version: '0', assignee: id })).status).toBe(303);
    await clients.owner.post('/desk/people', { action: 'disable', id });
    const change = { action: 'change', version: '1', status: 'quoted', assignee: id, note: 'Called her office' };
    expect((await clients.agent.post(path, change)).status).toBe(303);
    expect((await clients.agent.get(path)).text).toMatch(/Called her office/);
    await clients.agent.post(path, { action: 'change', version: '2', assignee: 'nobody' });
    const refused = await clients.agent.post(path, { ...change, version: '3', note: 'Kept in the form' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Kept in the form');
  });

  test('is found by name, phone and reference', async () => {
    const lead = await postHomeLead(server.url, { lastName: 'Zweigelt', phone: '(305) 555-0177' });
    for (const typed of ['zweigelt', '305 555 0177', '3055550177'])
      expect((await clients.viewer.get(`/desk?q=${encodeURIComponent(typed)}`)).text).toContain(lead);
    expect((await clients.viewer.get(`/desk?q=${lead.toLowerCase()}`)).location).toBe(`/desk/leads/${lead}`);
  });

  test('shows masked numbers only after a press, and records the press', async () => {
    const lead = await postHomeLead(server.url, { einFein: '12-3456789' });
    expect((await clients.agent.get(`/desk/leads/${lead}`)).text).not.toContain('12-3456789');
    const revealed = await clients.agent.post(`/desk/leads/${lead}/reveal`);
    expect([revealed.text.includes('12-3456789'), revealed.headers.get('refresh')]).toEqual([true, `60; url=/desk/leads/${lead}`]);
    const ofView = await clients.agent.post(`/desk/leads/${lead}/reveal?view=today`);
    expect(ofView.headers.get('refresh')).toBe(`60; url=/desk/leads/${lead}?view=today`);
    expect(ofView.text).toContain(`action="/desk/leads/${lead}/papers?view=today#papers"`);
    expect((await clients.viewer.get(`/desk/leads/${lead}`)).text).toContain('looked at the hidden numbers');
  });

  test('can be changed back from the inbox when it was the last of its view', async () => {
    const lead = await postHomeLead(server.url, { firstName: 'Endofview' });
    const fields = { action: 'change-next', version: await versionOf(clients.agent, lead), status: 'working' };
    const { location } = await clients.agent.post(`/desk/leads/${lead}?view=all&q=Endofview`, fields);
    expect(location).toMatch(new RegExp(`^/desk\\?view=all&q=Endofview&noNext=1&previous=${lead}\\.\\d+$`));
    const { text } = await clients.agent.get(location);
    expect(text).toContain(`action="/desk/leads/${lead}?view=all&amp;q=Endofview"`);
    const event = /previous=\w{8}\.(\d+)/.exec(location)?.[1] ?? '';
    const undone = await clients.agent.post(`/desk/leads/${lead}?view=all&q=Endofview`, { action: 'undo', event });
    expect(undone.location).toContain(`/desk/leads/${lead}?view=all&q=Endofview`);
    expect((await clients.agent.get(location)).text).not.toContain(`name="event" value="${event}"`);
  });

  test('is changed in bulk with others', async () => {
    const leads = [await postHomeLead(server.url), await postHomeLead(server.url)];
    const values = await Promise.all(leads.map(async (lead) => `${lead} ${await versionOf(clients.agent, lead)}`));
    const response = await clients.agent.post('/desk/bulk', { lead: values, status: 'working', back: '/desk?view=today' });
    expect(response.location).toMatch(/^\/desk\?view=today&changed=2-0&changes=\w{8}\.\d+_\w{8}\.\d+$/);
    const again = await clients.agent.post('/desk/bulk', { lead: values, status: 'quoted', back: '/desk' });
    expect(again.location).toBe('/desk?changed=0-2');
    const changes = new URL(response.location, server.url).searchParams.get('changes') ?? '';
    expect((await clients.agent.get(response.location)).text).toContain(`value="${changes}"`);
    const undone = await clients.agent.post('/desk/bulk', { action: 'undo', changes, back: '/desk?view=today&changed=2-0' });
    expect(undone.location).toBe('/desk?view=today&undone=2');
    const twice = await clients.agent.post('/desk/bulk', { action: 'undo', changes, back: '/desk' });
    expect(twice.location).toBe('/desk?undone=0');
  });

  test('shows what the visitor entered in the language of the person, with that of the visitor or English beside', async () => {
    const spanish = await signIn(server.url, invite(server.settings, 'espanol@agency.example', 'viewer', 'es'));
    const english = await postHomeLead(server.url);
    expect((await spanish.get(`/desk/leads/${english}`)).text).toMatch(/<dt[^>]*>Nombre<[^]*Año del vehículo · Vehicle year</);
    expect((await clients.viewer.get(`/desk/leads/${english}`)).text).toMatch(/<dt[^>]*>First name</);
  });

  test('leaves no name in the log', async () => {
    await clients.agent.get('/desk?q=Zweigelt');
    expect(server.logs()).not.toMatch(/Zweigelt|agency\.example/);
  });
});

test('signs out on this device', async () => {
  const client = await signIn(server.url, invite(server.settings, 'out@agency.example', 'viewer'));
  const cookie = client.cookie();
  expect((await client.post('/desk/sign-out')).headers.get('set-cookie')).toContain('Max-Age=0');
  client.useCookie(cookie);
  expect((await client.get('/desk')).location).toContain('/desk/sign-in');
});
