import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personalAutoValues } from '../support/forms/sample-values.ts';
import { pdf } from '../support/files/sample-files.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postDocuments } from '../support/site/post-documents.ts';
import { postJson, readAccepted } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

jest.setTimeout(60_000);

type Cookie = { path: string; pair: string };

const dataDir = mkdtempSync(join(tmpdir(), 'agency-second-step-tabs-'));
let server: TestServer;
let jar: Cookie[] = [];

beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  jar = [];
});

/** As a browser does: one cookie for each path, the longest path first. */
function keepCookies({ headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const path = /Path=([^;]+)/.exec(line)?.[1] ?? '/';
    jar = [...jar.filter((cookie) => cookie.path !== path), { path, pair }];
  }
}
const cookiesFor = (address: string): string =>
  jar
    .filter(({ path }) => address === path || address.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)
    .map(({ pair }) => pair)
    .join('; ');

async function send(lastName: string): Promise<string> {
  const response = await postJson(`${server.url}/api/send-quote-email`, { form: 'personal-auto', ...personalAutoValues, lastName });
  keepCookies(response);
  return (await readAccepted(response)).reference;
}
async function openPage(step: string): Promise<string> {
  const response = await fetch(`${server.url}/continue?step=${step}`, { headers: { cookie: cookiesFor('/continue') } });
  return response.text();
}
const actionIn = (html: string, part: string): string => new RegExp(`action="(/api/requests/[^"]*${part})"`).exec(html)?.[1] ?? 'none';
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, accept: 'text/html', cookie: cookiesFor(path) },
    body: new URLSearchParams({ locale: 'en', ...fields }),
  });
  keepCookies(response);
  return response;
}
const show = async (reference: string) => JSON.parse((await runLeads(server.settings, 'show', reference, '--json')).out);

test('a page that is open in a tab updates its own lead after another lead was sent', async () => {
  const first = await send('First');
  const [drivers, papers] = [await openPage('drivers'), await openPage('papers')];
  const second = await send('Second');
  expect(await openPage('drivers')).toContain(second);

  const saved = await post(actionIn(drivers, first), { step: 'drivers', driverName: 'Ana Gómez' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/continue?step=vehicles']);
  expect(await openPage('vehicles')).toContain(first);

  await send('Third');
  const path = actionIn(papers, 'files');
  const files = await postDocuments(server.url, [{ name: 'policy.pdf', bytes: pdf(20_000) }], {
    path,
    fields: { locale: 'en' },
    headers: { cookie: cookiesFor(path), accept: 'text/html' },
  });
  keepCookies(files);
  expect(files.status).toBe(303);
  expect(await openPage('papers')).toContain('policy.pdf');

  expect(await show(first)).toMatchObject({ files: [{ name: 'policy.pdf' }], updates: [{ answers: { driverName: 'Ana Gómez' } }, { update: 2 }] });
  const untouched = await show(second);
  expect([untouched.files, untouched.updates]).toEqual([undefined, undefined]);
});

test('makes a link of the lead that the page shows', async () => {
  const first = await send('First');
  const path = actionIn(await openPage('drivers'), 'link');
  await send('Second');
  const page = await (await post(path, {})).text();
  expect(page).toContain(first);
  expect(page).toMatch(/\/continue\/[\w-]{43}/);
});

test('does not use the token of another lead', async () => {
  const first = await send('First');
  jar = [];
  await send('Second');
  const path = `/api/requests/${first}/files`;
  const refused = await postDocuments(server.url, [{ name: 'policy.pdf', bytes: pdf() }], {
    path,
    fields: {},
    headers: { cookie: cookiesFor(path) },
  });
  expect(refused.status).toBe(403);
  expect((await post(`/api/requests/${first}/link`, {})).headers.get('location')).toBe('/continue');
  expect((await show(first)).files).toBeUndefined();
});
