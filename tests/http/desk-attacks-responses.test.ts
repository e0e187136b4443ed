import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../quality/load/figures.ts';
import { createDeskClient } from '../support/desk/desk-client.ts';
import { inviteLink, leadPath } from '../support/desk/desk-pages.ts';
import { startDeskSite, type DeskClients, type DeskSite } from '../support/desk/desk-site.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { rawRequest } from '../support/site/raw-request.ts';
import { sendRequest } from '../support/site/send-request.ts';
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

describe('responses', () => {
  test('without a session are the same for every reference', async () => {
    const responses = await Promise.all(
      [reference, 'AAAA-AAAA', 'x', `${reference}x`, "' or 1=1", '%2e%2e', '__proto__'].map(async (guess) => {
        const { status, headers, text } = await createDeskClient(server.url).get(`/desk/leads/${encodeURIComponent(guess)}`);
        return [status, headers.get('location')?.split('=')[0], text, headers.get('cache-control'), headers.get('set-cookie')].join();
      }),
    );
    expect(new Set(responses).size).toBe(1);
  });

  test('to a signed-in person are the same for an erased, an unknown and a malformed reference', async () => {
    const erased = await postHomeLead(server.url, { email: 'erased@visitor.example' });
    expect((await runLeads(server.settings, 'erase', '--email', 'erased@visitor.example')).code).toBe(0);
    const responses = await Promise.all(
      [erased, 'AAAA-AAAA', 'x'.repeat(300), "' or 1=1", '__proto__'].map(async (guess) => {
        const { status, text } = await clients.viewer.get(`/desk/leads/${encodeURIComponent(guess)}`);
        return `${status} ${text}`;
      }),
    );
    expect(responses[0]).toMatch(/^404 /);
    expect(new Set(responses).size).toBe(1);
  });

  test('to a sign-in are the same, and as fast, for a known and an unknown address', async () => {
    const ask = async (email: string): Promise<{ ms: number; head: string }> => {
      const begin = performance.now();
      const { status, headers, text } = await createDeskClient(server.url).post('/desk/sign-in', { email });
      const ms = performance.now() - begin;
      const head = [...headers].filter(([name]) => name !== 'date').join();
      return { ms, head: `${status} ${head} ${text}` };
    };
    const known = Array.from({ length: 5 }, (_, index) => `timed-${index}@agency.example`);
    for (const email of known) await inviteLink(clients.owner, email);
    await ask('warm@up.example');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const heads = new Set<string>();
    for (let round = 0; round < 25; round += 1)
      for (const kind of ['known', 'unknown'] as const) {
        const { ms, head } = await ask(kind === 'known' ? (known[round % known.length] ?? '') : `unknown-${round}@agency.example`);
        times[kind].push(ms);
        heads.add(head);
        await sleep(60);
      }
    expect(heads.size).toBe(1);
    const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
    expect({ knownMs, unknownMs, differs: Math.abs(knownMs - unknownMs) > 0.5 * Math.min(knownMs, unknownMs) + 2 }).toMatchObject({ differs: false });
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/desk/..//evil.example',
    '/desk/%2e%2e//evil.example',
    '/desk/%2e%2e/%2e%2e//evil.example',
    '/desk\\..\\..\\evil.example',
    '/desk\t//evil.example',
    '/desk/@evil.example',
    '/desk?x=//evil.example',
    '/desk#//evil.example',
    '/deskevil.example',
    ' /desk/..//evil.example',
    'data:text/html,x',
    '/desk/\r\nlocation: //evil.example',
  ])('lead only to the desk: %j', async (typed) => {
    const { text } = await createDeskClient(server.url).get(`/desk/sign-in?next=${encodeURIComponent(typed)}`);
    const nexts = [...text.matchAll(/name="next" value="([^"]*)"/g)].map(([, value]) => value?.replaceAll('&amp;', '&') ?? '');
    const lead = await postHomeLead(server.url);
    const bulk = await clients.agent.post('/desk/bulk', { lead: `${lead} 0`, status: 'working', back: typed });
    expect(nexts).toHaveLength(2);
    for (const target of [...nexts, bulk.location]) {
      const { origin, pathname } = new URL(target, server.url);
      expect([origin, /^\/desk(?:\/|$)/.test(pathname)]).toEqual([server.url, true]);
    }
  });

  const paths = [
    '/desk/',
    '/DESK',
    '/Desk',
    '//desk',
    '/desk/../desk',
    '/desk/%2e%2e/desk',
    '/%64esk',
    '/es/desk',
    '/pt/desk/people',
    '/en/desk',
    '/desk%2fpeople',
    '/desk/people/',
    '/desk//people',
    '/desk/./people',
    '/desk;x=1',
    '/desk.rsc',
    '/desk.json',
    '/_next/data/x/desk.json',
    '/desk/people.txt',
    '/desk\\people',
    '/x/../desk/people',
    '/api/../desk/people',
    '/desk/desk.js/../people',
    '/desk/desk.css/%2e%2e/people',
    '/desk/desk.js%2f..%2fpeople',
  ];
  test.each(paths)('at %s show nothing of the desk', async (path) => {
    const tricks: Record<string, string>[] = [
      {},
      { rsc: '1' },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
      { 'x-forwarded-host': 'evil.example', 'x-original-url': '/desk', 'x-rewrite-url': '/desk' },
      { 'x-invoke-path': '/desk/people', 'x-matched-path': '/desk/people' },
      { 'x-page-state': 'x' },
    ];
    for (const headers of tricks) {
      const { status, headers: got, body } = await sendRequest(server.port, path, headers);
      expect(body).not.toMatch(/data-lead|@agency\.example|name="token"/);
      const isOtherPage = status === 200 && !body.includes('/desk/desk.js');
      expect([path, status, isOtherPage || [301, 303, 307, 308, 400, 404].includes(status)]).toEqual([path, status, true]);
      expect(got.location ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'get', 'HEAD'])('to %s change and show nothing', async (verb) => {
    const head = `${verb} ${leadPath(reference)} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${clients.owner.cookie()}\r\n`;
    const body = `action=note&note=Forged&token=${await clients.owner.token()}`;
    const received = await rawRequest(
      server.port,
      verb === 'HEAD'
        ? `${head}Connection: close\r\n\r\n`
        : `${head}X-HTTP-Method-Override: POST\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(received).toMatch(verb === 'HEAD' ? /^HTTP\/1\.1 200 / : /^(?:HTTP\/1\.1 (?:20[04]|40[05]|501) |$)/);
    expect(received).not.toMatch(/data-version|name="token"/);
    expect((await clients.owner.get(leadPath(reference))).text).not.toContain('Forged');
  });

  test('of every page of the desk forbid caching', async () => {
    const gets = ['/desk', '/desk?q=x', leadPath(reference), leadPath('x'), '/desk/people', '/desk/account', '/desk/account/passkey', '/desk/health'];
    const open = ['/desk/reports', '/desk/reports?format=csv', '/desk/sign-in', '/desk/sign-in/passkey', '/desk/link/x'];
    for (const path of [...gets, ...open])
      for (const client of [createDeskClient(server.url), ...Object.values(clients)]) {
        const { headers } = await client.get(path);
        expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([path, 'no-store', expect.stringContaining('noindex')]);
        expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
        expect(headers.get('etag')).toBeNull();
      }
  });
});

test('logs no server error for these requests', () => {
  expect(server.logs()).not.toMatch(errorLogPattern);
  expect(server.logs()).not.toContain('desk_failed');
});
