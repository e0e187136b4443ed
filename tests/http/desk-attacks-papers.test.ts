import { asName, hostileTexts, isStoredUnchanged } from '../../quality/fuzz/hostile-texts.ts';
import { type DeskClient, signIn } from '../support/desk/desk-client.ts';
import { leadPath } from '../support/desk/desk-pages.ts';
import { markupProblems } from '../support/desk/markup-problems.ts';
import { invite } from '../support/desk/staff-command.ts';
import { pdf, program } from '../support/files/sample-files.ts';
import { cookieOf } from '../support/site/cookie-of.ts';
import { documentsBody } from '../support/site/post-documents.ts';
import { postHomeLead, postJson, readAccepted } from '../support/site/post-lead.ts';
import { errorLogPattern, startServer, type TestServer } from '../support/site/server.ts';

jest.setTimeout(240_000);

let server: TestServer;
let agent: DeskClient;
let owner: DeskClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', VISITOR_MAIL_LIMIT: 'off' });
  agent = await signIn(server.url, invite(server.settings, 'ana@agency.example', 'agent'));
  owner = await signIn(server.url, invite(server.settings, 'olga@agency.example', 'owner'));
});
afterAll(() => server.stop());

const wholeTexts = hostileTexts.filter((text) => isStoredUnchanged(text) && text.trim() !== '');

describe('exports', () => {
  /** The cells of CSV as RFC 4180 reads them. */
  function cellsOf(csv: string): string[] {
    return [...csv.matchAll(/(?:^|[,\n])(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '');
  }

  test('contain typed texts unchanged, without a formula or active content', async () => {
    const formulas = ['=HYPERLINK("https://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '＝1+1'];
    const texts = [...formulas, ...wholeTexts.filter((_, index) => index % 8 === 0)];
    for (const text of texts) {
      const reference = await postHomeLead(server.url, { lastName: asName(text).slice(0, 60), lapseDetails: text });
      const [csv, json, sheet] = await Promise.all(['csv', 'json', 'pdf'].map((format) => owner.post(`${leadPath(reference)}/export`, { format })));
      const cells = cellsOf(csv?.text ?? '');
      expect(cells.filter((cell) => /^\s*[=+@＝＋＠-]|^[\t\r]/.test(cell))).toEqual([]);
      const parsed: { reference: string; values: Record<string, unknown> } = JSON.parse(json?.text ?? '');
      expect(parsed.reference).toBe(reference);
      expect(sheet?.text).toMatch(/^%PDF-/);
      // A compressed stream may contain any bytes.
      expect(sheet?.text.replace(/\bstream\b[^]*?\bendstream\b/g, '')).not.toMatch(/\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA)\b/);
      for (const response of [csv, json, sheet]) {
        expect(response?.headers.get('content-disposition')).toMatch(/^attachment; filename="lead-\w{8}\.(?:csv|json|pdf)"$/);
        expect([response?.headers.get('cache-control'), response?.headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
      }
    }
  });

  test('are refused in any other format, and contain no session, link or key', async () => {
    const reference = await postHomeLead(server.url, { einFein: '12-3456789' });
    await agent.post(`${leadPath(reference)}/papers`);
    for (const format of ['html', 'xml', '../csv', '__proto__', '', 'csv\r\nx: y'])
      expect((await owner.post(`${leadPath(reference)}/export`, { format })).status).toBe(400);
    const { text } = await owner.post(`${leadPath(reference)}/export`, { format: 'json' });
    expect(text).not.toMatch(/continue\/|token|body_?hash|idem|sealed|passkey/i);
    const sheet = await owner.post(`${leadPath(reference)}/export`, { format: 'pdf' });
    expect(sheet.text).not.toContain('12-3456789');
  });
});

describe('links to send papers', () => {
  const api = (path: string) => `${server.url}/api/requests/${path}`;

  async function contactLead(): Promise<string> {
    const values = {
      name: 'Rosa Vargas',
      email: 'rosa@visitor.example',
      phone: '305 555 0142',
      message: 'Please call',
      inquiryType: 'claims-support',
    };
    const response = await postJson(`${server.url}/api/leads/contact`, values);
    if (response.status !== 201) throw new Error(await response.text());
    return (await readAccepted(response)).reference;
  }
  async function linkOf(reference: string): Promise<string> {
    const { text } = await agent.post(`${leadPath(reference)}/papers`);
    return /\/continue\/([\w-]{43})/.exec(text)?.[1] ?? '';
  }
  const open = (token: string, factor: string) => postJson(api('open'), { token, factor });
  const send = (cookie: string, name: string, bytes: Uint8Array) =>
    fetch(api('files'), { method: 'POST', redirect: 'manual', body: documentsBody([{ name, bytes }], {}), headers: { cookie, origin: server.url } });

  test('add papers with any name to a lead without a second step', async () => {
    const reference = await contactLead();
    await agent.post(leadPath(reference), { action: 'contact', method: 'text' });
    expect((await agent.get('/desk')).text).not.toContain(`data-lead="${reference}"`);
    const opened = await open(await linkOf(reference), '0142');
    expect(opened.status).toBe(200);
    const cookie = cookieOf(opened);
    const page = await (await fetch(`${server.url}/continue`, { headers: { cookie } })).text();
    expect(page).toContain('Send us your documents');
    const names = hostileTexts.filter((_, index) => index % 6 === 0).map((text) => `${text.toWellFormed()}.pdf`);
    for (const [index, name] of names.entries()) {
      const sent = await send(cookie, name, pdf(2_000, index));
      // A name with a control character is refused.
      expect([200, 400]).toContain(sent.status);
    }
    const desk = await agent.get(leadPath(reference));
    expect(markupProblems(desk.text)).toEqual([]);
    expect(desk.text).toContain('Sent documents');
    expect((await agent.get('/desk')).text).toContain(`data-lead="${reference}"`);
    expect([(await send(cookie, 'a.pdf', program())).status, (await send(cookie, 'a.exe', program())).status]).toEqual([422, 422]);
  });

  test('lock after five wrong second factors, and open no other lead', async () => {
    const [mine, theirs] = [await contactLead(), await postHomeLead(server.url, { phone: '(305) 555-0177' })];
    const locked = await linkOf(mine);
    for (let tries = 0; tries < 5; tries += 1) expect((await open(locked, `999${tries}`)).status).toBe(403);
    expect((await open(locked, '0142')).status).toBe(403);
    const cookie = cookieOf(await open(await linkOf(mine), '0142'));
    const update = await postJson(api(theirs), { driverName: 'Thief' }, { headers: { cookie } });
    expect(update.status).toBe(403);
    expect((await postJson(api(mine), { firstName: 'Other', status: 'won' }, { headers: { cookie } })).status).not.toBe(500);
    await send(cookie, 'mine.pdf', pdf(2_000, 77));
    expect((await agent.get(leadPath(theirs))).text).not.toContain('mine.pdf');
    for (const token of ['', 'x', 'x'.repeat(43), "' or 1=1", locked.slice(0, 42)]) expect((await open(token, '0142')).status).toBe(403);
  });

  test('are shown once, are in no timeline, export or log, and end with the lead', async () => {
    const reference = await contactLead();
    const token = await linkOf(reference);
    expect(token).toHaveLength(43);
    const [page, json] = [await agent.get(leadPath(reference)), await owner.post(`${leadPath(reference)}/export`, { format: 'json' })];
    for (const text of [page.text, json.text, server.logs()]) expect(text).not.toContain(token);
    expect(page.text).toContain('asked for a document');
    await owner.post(`${leadPath(reference)}/erase`, { reference });
    expect((await open(token, '0142')).status).toBe(403);
    expect((await fetch(`${server.url}/continue/${token}`)).status).toBe(410);
    expect((await agent.post(`${leadPath(reference)}/papers`)).status).toBe(404);
  });
});

test('logs no server error for these requests', () => {
  expect(server.logs()).not.toMatch(errorLogPattern);
  expect(server.logs()).not.toMatch(/desk_failed|evil@/);
});
