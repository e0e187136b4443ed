import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDeskClient, type DeskClient } from '../support/desk/desk-client.ts';
import { type DeskClients, type DeskRole, deskRoles, signInRoles } from '../support/desk/desk-site.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

const root = resolve(import.meta.dirname, '../..');

jest.setTimeout(120_000);

let server: TestServer;
let clients: DeskClients;
let reference: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
  reference = await postHomeLead(server.url, { firstName: '<script>alert(1)</script>' });
  clients = await signInRoles(server);
});
afterAll(() => server.stop());

/** Who may call a route: every route of the build must be here. `open` needs no session. */
const permissions: Readonly<Record<string, Partial<Record<'GET' | 'POST', DeskRole | 'open'>>>> = {
  '/desk': { GET: 'viewer' },
  '/desk/account': { GET: 'viewer', POST: 'viewer' },
  '/desk/account/passkey': { GET: 'viewer', POST: 'viewer' },
  '/desk/bulk': { POST: 'agent' },
  '/desk/events': { GET: 'viewer' },
  '/desk/health': { GET: 'viewer', POST: 'agent' },
  '/desk/health/canary': { POST: 'owner' },
  '/desk/leads/[reference]': { GET: 'viewer', POST: 'agent' },
  '/desk/leads/[reference]/erase': { GET: 'owner', POST: 'owner' },
  '/desk/leads/[reference]/export': { POST: 'owner' },
  '/desk/leads/[reference]/next': { GET: 'viewer' },
  '/desk/leads/[reference]/papers': { GET: 'viewer', POST: 'agent' },
  '/desk/leads/[reference]/reply': { GET: 'viewer', POST: 'agent' },
  '/desk/leads/[reference]/reveal': { GET: 'viewer', POST: 'agent' },
  '/desk/link/[token]': { GET: 'open', POST: 'open' },
  '/desk/people': { GET: 'owner', POST: 'owner' },
  '/desk/reports': { GET: 'viewer' },
  '/desk/sign-in': { GET: 'open', POST: 'open' },
  '/desk/sign-in/passkey': { GET: 'open', POST: 'open' },
  '/desk/sign-out': { POST: 'viewer' },
};

test('every route of the desk in the build is in the table of permissions', () => {
  const manifest: Record<string, string> = JSON.parse(readFileSync(join(root, '.next/server/app-paths-manifest.json'), 'utf8'));
  const routes = Object.keys(manifest)
    .filter((name) => name.startsWith('/desk'))
    .map((name) => name.replace(/\/route$/, ''));
  expect(routes.toSorted()).toEqual(Object.keys(permissions).toSorted());
});

/** Without two that have tests of their own: signing out ends the session of the other cases, and a stream of events does not end. */
const calledRoutes = Object.entries(permissions).filter(([route]) => !['/desk/sign-out', '/desk/events'].includes(route));
const cases = calledRoutes.flatMap(([route, verbs]) => (['GET', 'POST'] as const).map((verb) => ({ route, verb, needed: verbs[verb] })));
const pathOf = (route: string): string => route.replace('[reference]', reference).replace('[token]', 'x'.repeat(43));
const mayCall = (role: DeskRole, needed: DeskRole): boolean => deskRoles.indexOf(role) >= deskRoles.indexOf(needed);

describe.each(cases)('$verb $route', ({ route, verb, needed }) => {
  const call = (client: DeskClient) => (verb === 'GET' ? client.get(pathOf(route)) : client.post(pathOf(route)));

  test('responds to a client without a session as the table says', async () => {
    const { status, location, headers } = await call(createDeskClient(server.url));
    const expected = needed === undefined ? /^405 $/ : needed === 'open' ? /^(?:200|303|400|404) / : /^303 \/desk\/sign-in/;
    expect(`${status} ${location}`).toMatch(expected);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(deskRoles)('responds to a %s as the table says', async (role) => {
    const { status, headers } = await call(clients[role]);
    const expected = needed === undefined ? [405] : needed === 'open' || mayCall(role, needed) ? [200, 303, 400, 404] : [403];
    expect(expected).toContain(status);
    expect(headers.get('x-robots-tag') ?? '').toBe(needed === undefined ? '' : 'noindex, nofollow');
  });
});

test('a page of the desk has the strict policy and no script of the framework', async () => {
  const { headers, text } = await clients.viewer.get('/desk');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(headers.get('speculation-rules')).toBeNull();
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/desk/desk.js">']);
});

test('shows what a visitor typed as text', async () => {
  for (const path of ['/desk', `/desk/leads/${reference}`]) {
    const { text } = await clients.viewer.get(path);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
  }
});

test('no public page and no sitemap names the desk', async () => {
  for (const path of ['/', '/es/contact', '/sitemap.xml', '/robots.txt', '/llms.txt'])
    expect(await (await fetch(server.url + path)).text()).not.toMatch(/\/desk/);
});

describe('forged posts', () => {
  const note = { action: 'note', note: 'forged' };

  test.each([
    ['another origin', {}, { origin: 'https://evil.example' }],
    ['no origin from another site', {}, { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a wrong token', { token: 'x'.repeat(43) }, {}],
    ['no token', { token: '' }, {}],
  ])('are refused: %s', async (_, fields, headers) => {
    const response = await clients.agent.post(`/desk/leads/${reference}`, { ...note, ...fields }, headers);
    expect(response.status).toBe(403);
    expect((await clients.agent.get(`/desk/leads/${reference}`)).text).not.toContain('forged');
  });

  test('are refused with the token of another session', async () => {
    const token = await clients.owner.token();
    expect((await clients.agent.post(`/desk/leads/${reference}`, { ...note, token })).status).toBe(403);
  });
});
