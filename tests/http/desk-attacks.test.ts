import { setTimeout as sleep } from 'node:timers/promises';
import { valuesFor, isFreeText, postOf } from '../../quality/fuzz/values-for.ts';
import { asName, hostileTexts, isStoredUnchanged } from '../../quality/fuzz/hostile-texts.ts';
import { median } from '../../quality/load/figures.ts';
import { forms } from '#lib/forms/registry.ts';
import { locales } from '#lib/i18n/routing.ts';
import { reportCsv } from '#lib/staff/report-csv.ts';
import { summarizeReport } from '#lib/staff/summarize-report.ts';
import { createDeskClient, type DeskClient, signIn } from '../support/desk/desk-client.ts';
import { leadPath, linkIn, personIdOf, versionOf } from '../support/desk/desk-pages.ts';
import { attributeOf, elementsIn, hasClass, parseTree, textOf, type Tree } from '../support/desk/element-tree.ts';
import { markupProblems } from '../support/desk/markup-problems.ts';
import { invite, runStaff } from '../support/desk/staff-command.ts';
import { pdf } from '../support/files/sample-files.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postDocuments } from '../support/site/post-documents.ts';
import { postHomeLead, postJson, readAccepted } from '../support/site/post-lead.ts';
import { rawRequest } from '../support/site/raw-request.ts';
import { sendRequest } from '../support/site/send-request.ts';
import { errorLogPattern, startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(240_000);

const roles = ['viewer', 'agent', 'owner'] as const;
type Role = (typeof roles)[number];

let server: TestServer;
let destinations: Destinations;
let clients: Record<Role, DeskClient>;
/** A lead that no attack changes. */
let reference: string;

beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
  reference = await postHomeLead(server.url);
  // Each role reads the desk in another language.
  const links = roles.map((role, index) => invite(server.settings, `${role}@agency.example`, role, locales[index]));
  const [viewer, agent, owner] = await Promise.all(links.map((link) => signIn(server.url, link)));
  if (!viewer || !agent || !owner) throw new Error('not everyone is signed in');
  clients = { viewer, agent, owner };
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

async function inviteHere(email: string, role: Role = 'viewer', name = ''): Promise<string> {
  return linkIn((await clients.owner.post('/desk/people', { action: 'invite', email, role, name, locale: 'en' })).text);
}

/** Fails where a page contains more than its templates write. */
async function expectPage(client: DeskClient, path: string): Promise<Tree> {
  const { status, text } = await client.get(path);
  const page = parseTree(text);
  expect({ path, status, problems: markupProblems(page) }).toEqual({ path, status: 200, problems: [] });
  return page;
}
const notesOf = (page: Tree): string[] =>
  elementsIn(page)
    .filter((element) => hasClass(element, 'note'))
    .map(textOf);

describe('typed texts are shown as text', () => {
  const sent: { form: string; reference: string; texts: string[] }[] = [];

  beforeAll(async () => {
    let at = 0;
    for (const form of forms.filter(({ files, fields }) => !files && fields.some(isFreeText))) {
      // Two leads of each form, so that every field gets two different texts.
      for (let round = 0; round < 2; round += 1) {
        const { values, kept } = valuesFor(form, `hostile-${at}@visitor.example`, ({ kind, max = 100 }) => {
          const text = hostileTexts[at % hostileTexts.length] ?? '';
          at += 1;
          const whole = kind === 'name' ? asName(text) : text;
          return whole.length > max ? 'A' : whole;
        });
        const { path, body } = postOf(form, values);
        const response = await postJson(server.url + path, body, { headers: { referer: `${server.url}/es/<script>` } });
        if (response.status !== 201) throw new Error(`${form.id} was refused with ${response.status}`);
        const texts = form.fields.filter(isFreeText).map(({ name }) => String(kept[name] ?? ''));
        sent.push({ form: form.id, reference: (await readAccepted(response)).reference, texts: texts.filter(Boolean) });
      }
    }
    for (const text of hostileTexts)
      sent.push({ form: 'name', reference: await postHomeLead(server.url, { firstName: asName(text).slice(0, 40), lastName: '"><b>' }), texts: [] });
  });

  test('finds markup that no template writes', async () => {
    const { text } = await clients.viewer.get('/desk');
    expect(markupProblems(text)).toEqual([]);
    const added = [
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:x">a</a>',
      '<a href="https://evil.example/">a</a>',
      '<p onmouseover="x">a</p>',
      '<!--a-->',
      '<script>x</script>',
      '<p>a\u202eb</p>',
      '<form action="//evil.example"></form>',
    ];
    for (const part of added) expect([part, markupProblems(text.replace('</main>', `${part}</main>`)).length]).not.toEqual([part, 0]);
  });

  test('on the page of every lead, unchanged, in every language', async () => {
    const missing: string[] = [];
    for (const [index, { form, reference: lead, texts }] of sent.entries()) {
      const page = await expectPage(clients[roles[index % 3] ?? 'viewer'], leadPath(lead));
      const values = elementsIn(page).filter(({ tagName }) => tagName === 'dd' || tagName === 'h1');
      const shown = new Set([...values.map(textOf), ...notesOf(page)].map((text) => text.trim()));
      missing.push(...texts.filter((text) => isStoredUnchanged(text) && !shown.has(text.trim())).map((text) => `${form}: ${JSON.stringify(text)}`));
    }
    expect(missing).toEqual([]);
  });

  test.each(roles)('in the inbox and its views of a %s', async (role) => {
    const seen = new Set<string>();
    const see = async (path: string): Promise<string[]> => {
      const elements = elementsIn(await expectPage(clients[role], path));
      for (const element of elements) seen.add(attributeOf(element, 'data-lead') ?? '');
      return elements.flatMap((element) => (element.tagName === 'a' ? (attributeOf(element, 'href') ?? []) : []));
    };
    let path: string | undefined = '/desk?view=all';
    while (path) path = (await see(path)).find((href) => href.includes('after='));
    // Spam is quarantined.
    await see('/desk?view=quarantined');
    expect(sent.filter((lead) => !seen.has(lead.reference))).toEqual([]);
    for (const view of ['open', 'mine', 'unassigned', 'overdue', 'today', 'closed']) await expectPage(clients[role], `/desk?view=${view}`);
  });

  test('in the search text, and in every other parameter', async () => {
    for (const [index, text] of hostileTexts.entries()) {
      const client = clients[roles[index % 3] ?? 'viewer'];
      const value = encodeURIComponent(text.toWellFormed());
      const parameters = ['q', 'view', 'language', 'line', 'after', 'changed'];
      const path = `/desk?${parameters.map((name) => `${name}=${value}`).join('&')}`;
      const { status, location } = await client.get(path);
      expect(`${status} ${location}`).toMatch(/^(?:303 \/desk\/leads\/[\w-]+|200 )$/);
      if (status === 200) await expectPage(client, path);
      await expectPage(client, `${leadPath(reference)}?done=${value}&refused=${value}`);
      await expectPage(client, `/desk/account?welcome=${value}&saved=${value}`);
      await expectPage(client, `/desk/reports?weeks=${value}`);
      await expectPage(createDeskClient(server.url), `/desk/sign-in?next=${value}&failed=${value}`);
    }
  });

  test('in notes', async () => {
    const lead = await postHomeLead(server.url);
    for (const text of hostileTexts) expect((await clients.agent.post(leadPath(lead), { action: 'note', note: text })).status).toBe(303);
    for (const role of roles) {
      const notes = new Set(notesOf(await expectPage(clients[role], leadPath(lead))));
      expect(hostileTexts.filter((text) => isStoredUnchanged(text) && !notes.has(text.trim()))).toEqual([]);
    }
    const refused = await clients.agent.post(leadPath(lead), { action: 'note', note: '', status: '"><script>', assignee: '"><script>' });
    expect([refused.status, markupProblems(refused.text)]).toEqual([400, []]);
  });

  test('in names of people, on every page and in their mails', async () => {
    const lead = await postHomeLead(server.url);
    const texts = hostileTexts.filter((_, index) => index % 4 === 0 || /[<>"\u202a-\u2069\r\n]/u.test(hostileTexts[index] ?? ''));
    for (const [index, name] of texts.entries()) {
      const invited = await clients.owner.post('/desk/people', {
        action: 'invite',
        email: `named-${index}@agency.example`,
        role: 'agent',
        name,
        locale: 'en',
      });
      expect([name, invited.status, markupProblems(invited.text)]).toEqual([name, 200, []]);
      if (index > 0) continue;
      // One agent takes the lead under each name, so that the timeline has them all.
      const agent = await signIn(server.url, linkIn(invited.text));
      for (const newName of texts) {
        await agent.post('/desk/account', { action: 'profile', name: newName, locale: 'es' });
        await expectPage(agent, '/desk/account');
        const inputs = elementsIn(await expectPage(agent, leadPath(lead))).filter(({ tagName }) => tagName === 'input');
        const assignee = inputs.find((input) => attributeOf(input, 'name') === 'assignee');
        const me = assignee && attributeOf(assignee, 'value');
        if (me) await agent.post(leadPath(lead), { action: 'change', version: await versionOf(clients.agent, lead), assignee: me });
        await expectPage(clients.viewer, leadPath(lead));
        await expectPage(clients.viewer, '/desk?view=all');
        await expectPage(clients.owner, '/desk/people');
      }
    }
    await until('the mails', () => destinations.mailsTo('named-1@agency.example').length > 0);
    for (const { to, mail } of destinations.smtp.messages.filter(({ to: [first = ''] }) => first.startsWith('named-'))) {
      expect(to).toHaveLength(1);
      const headers = mail.headers.map(({ key }) => key);
      expect(headers.filter((key) => ['bcc', 'cc', 'set-cookie'].includes(key))).toEqual([]);
      for (const header of ['to', 'subject']) expect(headers.filter((key) => key === header)).toHaveLength(1);
    }
  });

  test('in names of files', async () => {
    let seed = 0;
    for (const [index, text] of hostileTexts.entries()) {
      if (index % 5 !== 0 && !/[<>"\u202a-\u2069]/u.test(text)) continue;
      const name = `${text.toWellFormed()}.pdf`;
      seed += 1;
      const response = await postDocuments(server.url, [{ name, bytes: pdf(2_000, seed) }]);
      const { reference: lead } = await readAccepted(response);
      const lists = elementsIn(await expectPage(clients[roles[index % 3] ?? 'viewer'], leadPath(lead))).filter((element) =>
        hasClass(element, 'files'),
      );
      expect(lists.flatMap(elementsIn).filter(({ tagName }) => tagName === 'a')).toHaveLength(1);
    }
  });

  test.each(['/desk/health', '/desk/reports', '/desk/reports?weeks=52'])('on %s', async (path) => {
    const pages = await Promise.all(roles.map((role) => expectPage(clients[role], path)));
    const roots = pages.map((page) => elementsIn(page).find(({ tagName }) => tagName === 'html'));
    expect(roots.map((root) => root && attributeOf(root, 'lang')?.slice(0, 2))).toEqual([...locales]);
  });

  test('on the health page, after a post with markup for a reference', async () => {
    const lead = await postHomeLead(server.url);
    await clients.agent.post('/desk/health', { reference: '<script>' });
    await expectPage(clients.agent, '/desk/health?replayed=%3Cscript%3E');
    expect((await clients.agent.get(leadPath(lead))).status).toBe(200);
  });

  test('the CSV report contains no formula of a visitor and only pages of the site', async () => {
    for (const page of ['/=1+1', '=cmd|calc', `${server.url}/=HYPERLINK("x")`, 'javascript:x', '//evil.example/', '/contact'])
      await postHomeLead(server.url, { page });
    const { headers, text } = await clients.viewer.get('/desk/reports?format=csv');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['text/csv; charset=utf-8', 'no-store']);
    expect(text.split('\r\n').filter((line) => /(?:^|,)"?[=+@\t-]/.test(line))).toEqual([]);
    expect(text).not.toMatch(/HYPERLINK|evil|javascript|<script/);
  });

  test('no page name becomes a formula in the report', () => {
    const texts = [...hostileTexts, '=HYPERLINK("https://evil.example","a")', '\r=1+1', ' =1', '＝1+1'];
    const leads = texts.map((page) => ({
      form: 'home',
      locale: 'en' as const,
      status: 'lost' as const,
      closedReason: null,
      dueAt: null,
      firstReplyAt: null,
      createdAt: 1_700_000_000_000,
      page,
      line: '',
    }));
    const report = summarizeReport(leads, 1_700_000_000_000, 1_700_000_100_000);
    const pages = texts.map((key) => ({ ...report.total, key }));
    const csv = reportCsv({ ...report, pages });
    const cells = csv.split('\r\n').flatMap((line) => /^page,("?.)/.exec(line)?.[1] ?? []);
    expect(cells.length).toBeGreaterThan(hostileTexts.length - 10);
    expect(cells.filter((cell) => /^"?[=+@\t＝＋＠-]/.test(cell))).toEqual([]);
  });
});

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
    ['a name that begins as ours', (own) => ({ origin: `${own}.evil.example` })],
    ['a user part that looks like us', (own) => ({ origin: `http://evil.example#${own}` })],
    ['no origin, from another site', () => ({ origin: '', 'sec-fetch-site': 'cross-site' })],
  ];

  test.each(posts)('to $path of a signed-in owner are refused', async ({ path: pattern, fields }) => {
    const path = pattern.replace('reference', reference);
    for (const [, headers] of foreignOrigins) expect((await clients.owner.post(path, fields, headers(server.url))).status).toBe(403);
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
    const link = await inviteHere('login-csrf@agency.example');
    for (const [, headers] of foreignOrigins) {
      const client = createDeskClient(server.url);
      expect((await client.post(link, {}, headers(server.url))).status).toBe(403);
      expect(client.cookie()).toBe('');
      expect((await client.post('/desk/sign-in', { email: 'owner@agency.example' }, headers(server.url))).status).toBe(403);
    }
    expect((await createDeskClient(server.url).post(link)).status).toBe(303);
  });
});

describe('sessions and links', () => {
  test('a session id that was set before the sign-in is not signed in by it', async () => {
    const fixed = `desk=${'f'.repeat(43)}`;
    const victim = createDeskClient(server.url);
    victim.useCookie(fixed);
    await victim.post(await inviteHere('fixed@agency.example'), { token: '' });
    expect(victim.cookie()).not.toBe(fixed);
    const attacker = createDeskClient(server.url);
    attacker.useCookie(fixed);
    expect((await attacker.get('/desk')).location).toContain('/desk/sign-in');
  });

  test('a link works once, in any spelling', async () => {
    const link = await inviteHere('replay@agency.example');
    expect((await createDeskClient(server.url).post(link)).status).toBe(303);
    for (const again of [link, `${link}/`, `${link}?x`, link.replace('/desk/link', '/desk//link'), link.replace('link', '%6cink'), `${link}%00`]) {
      const response = await createDeskClient(server.url).post(again);
      expect(response.status).toBeGreaterThanOrEqual(308);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  test('disabling a person ends links and sessions', async () => {
    const links = [await inviteHere('gone@agency.example', 'owner'), linkIn(runStaff(server.settings, 'link', 'gone@agency.example').out)];
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
    const client = await signIn(server.url, await inviteHere('lesser@agency.example', 'agent'));
    const token = await client.token();
    await clients.owner.post('/desk/people', { action: 'role', role: 'viewer', id: await personIdOf(clients.owner, 'lesser@agency.example') });
    expect((await client.post(leadPath(reference), { action: 'note', note: 'Still an agent', token })).status).toBe(403);
  });

  test('a person cannot end the sessions or change the profile of another', async () => {
    const victim = await signIn(server.url, await inviteHere('victim@agency.example'));
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
    const response = await createDeskClient(server.url).post(await inviteHere('cookie@agency.example'));
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  });
});

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
    for (const email of known) await inviteHere(email);
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
    await inviteHere('many@agency.example');
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
