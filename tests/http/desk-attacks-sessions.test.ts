import { setTimeout as sleep } from 'node:timers/promises';
import { createDeskClient, signIn } from '../support/desk/desk-client.ts';
import { inviteLink, leadPath, linkIn, personIdOf } from '../support/desk/desk-pages.ts';
import { startDeskSite, type DeskClients, type DeskSite } from '../support/desk/desk-site.ts';
import { markupProblems } from '../support/desk/markup-problems.ts';
import { invite, runStaff } from '../support/desk/staff-command.ts';
import { type Destinations } from '../support/services/destinations.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { sendRequest } from '../support/site/send-request.ts';
import { errorLogPattern, startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(240_000);

let site: DeskSite;
let server: TestServer;
let destinations: Destinations;
let clients: DeskClients;
/** A lead that no attack changes. */
let reference: string;

beforeAll(async () => {
  site = await startDeskSite();
  ({ server, destinations, clients } = site);
  reference = await postHomeLead(server.url);
});
afterAll(() => site.stop());

describe('sessions and links', () => {
  test('a session id that was set before the sign-in is not signed in by it', async () => {
    const fixed = `desk=${'f'.repeat(43)}`;
    const victim = createDeskClient(server.url);
    victim.useCookie(fixed);
    await victim.post(await inviteLink(clients.owner, 'fixed@agency.example'), { token: '' });
    expect(victim.cookie()).not.toBe(fixed);
    const attacker = createDeskClient(server.url);
    attacker.useCookie(fixed);
    expect((await attacker.get('/desk')).location).toContain('/desk/sign-in');
  });

  test('a link works once, in any spelling', async () => {
    const link = await inviteLink(clients.owner, 'replay@agency.example');
    expect((await createDeskClient(server.url).post(link)).status).toBe(303);
    for (const again of [link, `${link}/`, `${link}?x`, link.replace('/desk/link', '/desk//link'), link.replace('link', '%6cink'), `${link}%00`]) {
      const response = await createDeskClient(server.url).post(again);
      expect(response.status).toBeGreaterThanOrEqual(308);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  test('disabling a person ends links and sessions', async () => {
    const links = [
      await inviteLink(clients.owner, 'gone@agency.example', 'owner'),
      linkIn(runStaff(server.settings, 'link', 'gone@agency.example').out),
    ];
    const client = await signIn(server.url, links[0] ?? '');
    const token = await client.token();
    await clients.owner.post('/desk/people', { action: 'disable', id: await personIdOf(clients.owner, 'gone@agency.example') });
    expect((await createDeskClient(server.url).post(links[1] ?? '')).status).toBe(404);
    expect((await createDeskClient(server.url).get(links[1] ?? '')).text).not.toContain('gone');
    expect((await client.post(leadPath(reference), { action: 'note', note: 'Still here', token })).location).toContain('/desk/sign-in');
    await clients.owner.post('/desk/people', { action: 'enable', id: await personIdOf(clients.owner, 'gone@agency.example') });
    expect((await client.get('/desk')).location).toContain('/desk/sign-in');
    expect((await createDeskClient(server.url).post(links[1] ?? '')).status).toBe(404);
    await clients.owner.post('/desk/people', { action: 'disable', id: await personIdOf(clients.owner, 'gone@agency.example') });
  });

  test('a person who becomes a viewer loses the rights of an open session', async () => {
    const client = await signIn(server.url, await inviteLink(clients.owner, 'lesser@agency.example', 'agent'));
    const token = await client.token();
    await clients.owner.post('/desk/people', { action: 'role', role: 'viewer', id: await personIdOf(clients.owner, 'lesser@agency.example') });
    expect((await client.post(leadPath(reference), { action: 'note', note: 'Still an agent', token })).status).toBe(403);
  });

  test('a person cannot end the sessions or change the profile of another', async () => {
    const victim = await signIn(server.url, await inviteLink(clients.owner, 'victim@agency.example'));
    const id = /name="id" value="([\w-]{36})"/.exec((await victim.get('/desk/account')).text)?.[1] ?? '';
    expect(id).toHaveLength(36);
    const staffId = await personIdOf(clients.owner, 'victim@agency.example');
    await clients.agent.post('/desk/account', { action: 'end-session', id });
    await clients.agent.post('/desk/account', {
      action: 'profile',
      name: 'Agent',
      locale: 'es',
      id: staffId,
      role: 'owner',
      email: 'x@evil.example',
    });
    expect((await victim.get('/desk/account')).status).toBe(200);
    expect((await clients.agent.get('/desk/people')).status).toBe(403);
    await clients.agent.post('/desk/account', { action: 'profile', name: 'agent', locale: 'es' });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf', ''])(
    'the action "%s" is refused',
    async (action) => {
      for (const path of ['/desk/account', '/desk/people', leadPath(reference)]) {
        const { status } = await clients.owner.post(path, { action, id: action });
        expect({ path, status }).toEqual({ path, status: path === '/desk/people' ? 404 : 400 });
      }
    },
  );

  const oddCookies = [
    'desk=',
    'desk',
    'desk=a; desk=b',
    'desk="quoted"',
    'desk=%00',
    `desk=${'x'.repeat(6_000)}`,
    'desk=\u00ff\u00fe',
    'desk=../../etc',
    "desk=' or 1=1 --",
    'DESK=x',
    '__Host-desk=x',
    '__proto__=x; desk=__proto__',
    ';;;=;desk==;',
    'desk=null',
  ];
  test.each(oddCookies)('the cookie %j is refused', async (cookie) => {
    for (const path of ['/desk', '/desk/people', leadPath(reference)]) {
      const { status, headers } = await sendRequest(server.port, path, { cookie });
      expect([status, String(headers.location).startsWith('/desk/sign-in')]).toEqual([303, true]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('the cookie is host-only, HttpOnly and SameSite=Strict', async () => {
    const response = await createDeskClient(server.url).post(await inviteLink(clients.owner, 'cookie@agency.example'));
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  });
});

describe('with limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startServer({ RATE_LIMIT: '1000/60', LOG_LEVEL: 'info', ...destinations.settings });
    invite(limited.settings, 'limited@agency.example', 'viewer');
  });
  afterAll(() => limited.stop());

  test('sign-in attempts over the limit of an address get a page, and one line in the log', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await createDeskClient(limited.url).post(`/desk/link/${'x'.repeat(42)}${n % 10}`)).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses.slice(20)).toEqual(Array.from({ length: 5 }, () => 429));
    for (const [path, verb] of [
      ['/desk/sign-in', 'POST'],
      ['/desk/sign-in/passkey', 'POST'],
      ['/desk/sign-in/passkey', 'GET'],
    ] as const) {
      const client = createDeskClient(limited.url);
      const { status, headers, text } = await (verb === 'GET' ? client.get(path) : client.post(path, { email: 'limited@agency.example' }));
      expect([path, status, headers.get('cache-control')]).toEqual([path, 429, 'no-store']);
      expect(text).toContain('Wait a few minutes');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(markupProblems(text)).toEqual([]);
    }
    expect(limited.logs().match(/"event":"limit_reached","limit":"desk_sign_in"/g)).toHaveLength(1);
    expect(limited.logs()).not.toContain('limited@');
  });

  test('an account gets at most five sign-in mails in a quarter of an hour, whatever the spelling of its address', async () => {
    const mails = () => destinations.mailsTo('many@agency.example').length;
    await inviteLink(clients.owner, 'many@agency.example');
    await until('the invitation', () => mails() === 1);
    const responses = new Set<string>();
    for (let n = 0; n < 9; n += 1) {
      const { status, text } = await createDeskClient(server.url).post('/desk/sign-in', {
        email: n % 2 ? 'MANY@agency.example' : ' many@agency.example',
      });
      responses.add(`${status} ${text}`);
    }
    await until('the invitation and five mails', () => mails() === 6);
    await sleep(500);
    expect([mails(), responses.size]).toEqual([6, 1]);
    expect(server.logs()).toContain('"limit":"desk_link_mail"');
  });
});

test('logs no server error for these requests', () => {
  expect(server.logs()).not.toMatch(errorLogPattern);
  expect(server.logs()).not.toContain('desk_failed');
});
