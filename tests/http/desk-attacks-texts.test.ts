import { valuesFor, isFreeText, postOf } from '../../quality/fuzz/values-for.ts';
import { asName, hostileTexts, isStoredUnchanged } from '../../quality/fuzz/hostile-texts.ts';
import { forms } from '#lib/forms/registry.ts';
import { locales } from '#lib/i18n/routing.ts';
import { reportCsv } from '#lib/staff/report-csv.ts';
import { summarizeReport } from '#lib/staff/summarize-report.ts';
import { createDeskClient, signIn, type DeskClient } from '../support/desk/desk-client.ts';
import { leadPath, linkIn, versionOf } from '../support/desk/desk-pages.ts';
import { deskRoles, startDeskSite, type DeskClients, type DeskSite } from '../support/desk/desk-site.ts';
import { attributeOf, elementsIn, hasClass, parseTree, textOf, type Tree } from '../support/desk/element-tree.ts';
import { markupProblems } from '../support/desk/markup-problems.ts';
import { pdf } from '../support/files/sample-files.ts';
import { type Destinations } from '../support/services/destinations.ts';
import { postDocuments } from '../support/site/post-documents.ts';
import { postHomeLead, postJson, readAccepted } from '../support/site/post-lead.ts';
import { errorLogPattern, type TestServer } from '../support/site/server.ts';
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
      const page = await expectPage(clients[deskRoles[index % 3] ?? 'viewer'], leadPath(lead));
      const values = elementsIn(page).filter(({ tagName }) => tagName === 'dd' || tagName === 'h1');
      const shown = new Set([...values.map(textOf), ...notesOf(page)].map((text) => text.trim()));
      missing.push(...texts.filter((text) => isStoredUnchanged(text) && !shown.has(text.trim())).map((text) => `${form}: ${JSON.stringify(text)}`));
    }
    expect(missing).toEqual([]);
  });

  test.each(deskRoles)('in the inbox and its views of a %s', async (role) => {
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
      const client = clients[deskRoles[index % 3] ?? 'viewer'];
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
    for (const role of deskRoles) {
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
      const lists = elementsIn(await expectPage(clients[deskRoles[index % 3] ?? 'viewer'], leadPath(lead))).filter((element) =>
        hasClass(element, 'files'),
      );
      expect(lists.flatMap(elementsIn).filter(({ tagName }) => tagName === 'a')).toHaveLength(1);
    }
  });

  test.each(['/desk/health', '/desk/reports', '/desk/reports?weeks=52'])('on %s', async (path) => {
    const pages = await Promise.all(deskRoles.map((role) => expectPage(clients[role], path)));
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

test('logs no server error for these requests', () => {
  expect(server.logs()).not.toMatch(errorLogPattern);
  expect(server.logs()).not.toContain('desk_failed');
});
