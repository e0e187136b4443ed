import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Destinations, startDestinations } from '#tests/support/services/destinations.ts';
import { readTags } from '#tests/support/texts/html.ts';
import { metaOf, tagsOf } from '#tests/support/texts/page-tags.ts';
import { runLeads } from '#tests/support/site/leads-command.ts';
import { postJson, readAccepted } from '#tests/support/site/post-lead.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';
import { until } from '#tests/support/site/until.ts';

let destinations: Destinations;
let server: TestServer;
beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'debug', ...destinations.settings });
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

const subscribe = (email: string, language = 'es') =>
  postJson(`${server.url}/api/leads/newsletter`, { name: 'Ana Lima', email }, { headers: { 'accept-language': language } });
const subscribers = async () => {
  const { out } = await runLeads(server.settings, 'subscribers', '--format', 'json');
  const list: { email: string; language: string; unsubscribe: string; one_click: string }[] = JSON.parse(out);
  return list;
};
const emailsNow = async () => (await subscribers()).map(({ email }) => email);

/** The newest of `count` mails to an address, and its links. */
async function mailTo(email: string, count = 1) {
  const mails = await until('the mail', () => (destinations.mailsTo(email).length >= count ? destinations.mailsTo(email) : undefined));
  const { mail } = mails.at(-1) ?? {};
  const links = [...(mail?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  return {
    mail,
    header,
    confirm: links.find((link) => link.includes('/confirm/')) ?? '',
    unsubscribe: links.find((link) => link.includes('/unsubscribe/')) ?? '',
  };
}

/** Posts the form of a page without JavaScript. */
async function press(page: string) {
  const html = await (await fetch(page)).text();
  const source = /<form[^>]* action="\/api\/newsletter\/[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const [form, ...tags] = readTags(source);
  const fields = tags.filter(({ attributes }) => attributes.type === 'hidden');
  const body = new URLSearchParams(fields.map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']));
  return fetch(server.url + form?.attributes.action, { method: 'POST', body, redirect: 'manual', headers: { origin: server.url } });
}

/** Starts a subscription. Returns its confirmation mail. */
async function subscribeAndConfirm(email: string) {
  expect((await subscribe(email)).status).toBe(201);
  const mail = await mailTo(email);
  expect((await press(mail.confirm)).headers.get('location')).toBe('/es/newsletter/welcome');
  return mail;
}

test("starts a subscription only with the button of the confirmation page, in the visitor's language", async () => {
  const email = 'begins@visitor.example';
  const response = await subscribe(email);
  expect(response.status).toBe(201);
  const { mail, header, confirm, unsubscribe } = await mailTo(email);
  expect(mail?.subject).toMatch(/^Confirme/);
  expect(mail?.html).toContain('lang="es"');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toMatch(/^<http:\/\/127\.0\.0\.1:\d+\/api\/newsletter\/unsubscribe\/[\w-]{43}>$/);
  expect(confirm).toMatch(/\/es\/newsletter\/confirm\/[\w-]{43}$/);
  expect(unsubscribe).toMatch(/\/es\/newsletter\/unsubscribe\/[\w-]{43}$/);
  expect(`${mail?.subject}${mail?.text}`).not.toContain('Lima');

  for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(confirm, { method })).status).toBe(200);
  expect(metaOf(await tagsOf(await fetch(confirm)), 'robots')).toMatch(/^noindex/);
  for (const api of [`${server.url}/api/newsletter/confirm`, header('list-unsubscribe').slice(1, -1)]) expect((await fetch(api)).status).toBe(405);
  expect(await emailsNow()).not.toContain(email);

  const pressed = await press(confirm);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/es/newsletter/welcome']);
  const welcome = await fetch(`${server.url}/es/newsletter/welcome`);
  expect([welcome.status, (await welcome.text()).includes('<html lang="es"')]).toEqual([200, true]);
  expect((await subscribers()).find((subscriber) => subscriber.email === email)).toMatchObject({ language: 'es' });

  const again = await (await fetch(confirm)).text();
  expect(again).toContain(messagesFor('es').site.newsletter.welcome.heading);
  expect(again).not.toContain('action="/api/newsletter/confirm"');
  await press(unsubscribe);
  expect(await (await fetch(unsubscribe)).text()).toContain(messagesFor('es').site.newsletter.goodbye.heading);
  expect(await (await fetch(confirm)).text()).toContain('action="/api/newsletter/confirm"');
});

test('responds and mails alike to a known and a new address', async () => {
  const email = 'known@visitor.example';
  const first = await subscribeAndConfirm(email);
  const [known, fresh] = [await subscribe(email), await subscribe('fresh@visitor.example')];
  expect(known.status).toBe(fresh.status);
  expect(Object.keys(await readAccepted(known))).toEqual(Object.keys(await readAccepted(fresh)));
  const again = await mailTo(email, 2);
  expect(again.mail?.subject).toBe(first.mail?.subject);
  expect(await (await fetch(again.confirm)).text()).toContain(messagesFor('es').site.newsletter.welcome.heading);
  expect((await emailsNow()).filter((address) => address === email)).toHaveLength(1);
});

const oneClick = 'List-Unsubscribe=One-Click';
const multipart = new FormData();
multipart.append('List-Unsubscribe', 'One-Click');
test.each<[string, BodyInit | null, Record<string, string>]>([
  ['urlencoded', oneClick, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['multipart', multipart, {}],
  ['without a body', null, {}],
  [
    'from another site',
    oneClick,
    { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  ],
])('one-click unsubscribe ends the subscription: %s', async (name, body, headers) => {
  const email = `press.${name.replaceAll(' ', '')}@visitor.example`;
  const { header } = await subscribeAndConfirm(email);
  expect(await emailsNow()).toContain(email);
  const address = header('list-unsubscribe').slice(1, -1);
  const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await emailsNow()).not.toContain(email);
  expect((await fetch(address, { method: 'POST', body: oneClick })).status).toBe(200);
});

test('the links of the mail and of the export lead to a button that ends the subscription; the one-click link needs none', async () => {
  const { unsubscribe } = await subscribeAndConfirm('page@visitor.example');
  expect((await press(unsubscribe)).headers.get('location')).toBe('/es/newsletter/goodbye');
  await subscribeAndConfirm('tool@visitor.example');
  const tool = (await subscribers()).find(({ email }) => email === 'tool@visitor.example');
  expect((await press(tool?.unsubscribe ?? '')).headers.get('location')).toBe('/es/newsletter/goodbye');
  await subscribeAndConfirm('click@visitor.example');
  const click = (await subscribers()).find(({ email }) => email === 'click@visitor.example');
  expect((await fetch(click?.one_click ?? '', { method: 'POST', body: oneClick })).status).toBe(200);
  const ended = ['page@visitor.example', 'tool@visitor.example', 'click@visitor.example'];
  expect((await emailsNow()).filter((email) => ended.includes(email))).toEqual([]);
  for (const step of ['goodbye', 'expired', 'later']) expect((await fetch(`${server.url}/pt/newsletter/${step}`)).status).toBe(200);
});

test('ignores invalid tokens', async () => {
  const { confirm, unsubscribe } = await subscribeAndConfirm('forged@visitor.example');
  const confirmToken = confirm.split('/').pop() ?? '';
  const unsubscribeToken = unsubscribe.split('/').pop() ?? '';
  const forged = `${unsubscribeToken.slice(0, -2)}${unsubscribeToken.endsWith('A') ? 'BB' : 'AA'}`;
  for (const token of [forged, confirmToken, 'x', '%C3%A9'])
    expect((await fetch(`${server.url}/api/newsletter/unsubscribe/${token}`, { method: 'POST', body: oneClick })).status).toBe(404);
  expect(await emailsNow()).toContain('forged@visitor.example');
  const post = (body: unknown, headers: Record<string, string> = {}) => postJson(`${server.url}/api/newsletter/confirm`, body, { headers });
  expect((await post({ token: unsubscribeToken })).status).toBe(404);
  expect((await post({})).status).toBe(404);
  expect((await post({ token: confirmToken }, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post('[1')).status).toBe(400);
  expect(await (await post({ token: confirmToken })).json()).toEqual({ status: 'subscribed' });
  const expired = await fetch(confirm.replace(confirmToken, forged));
  expect([expired.status, await expired.text()]).toEqual([404, expect.stringContaining(messagesFor('es').site.newsletter.expired.heading)]);
  const pressed = await fetch(`${server.url}/api/newsletter/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ token: forged, locale: 'es' }),
    redirect: 'manual',
  });
  expect(pressed.headers.get('location')).toBe('/es/newsletter/expired');
  for (const path of ['/newsletter', '/newsletter/confirm', '/newsletter/confirm/x', '/newsletter/welcome/x', '/newsletter/boat'])
    expect((await fetch(server.url + path)).status).toBe(404);
});

test('erasing an address ends its subscription; logs and database contain no personal data', async () => {
  const { confirm } = await subscribeAndConfirm('erased@visitor.example');
  const { out } = await runLeads(server.settings, 'erase', '--email', 'Erased@visitor.example', '--json');
  expect(JSON.parse(out)).toMatchObject({ subscriptions: 1, unreadable: 0 });
  expect(await emailsNow()).not.toContain('erased@visitor.example');
  const gone = await fetch(confirm);
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining(messagesFor('es').site.newsletter.expired.heading)]);
  const { out: csv } = await runLeads(server.settings, 'subscribers');
  expect(csv.split('\r\n')[0]).toBe('\uFEFFemail,name,language,requested,confirmed,unsubscribe,one_click');
  expect(server.logs()).not.toMatch(new RegExp(`visitor\\.example|Lima|${confirm.split('/').pop()}`));
  expect(server.logs()).toContain('"route":"/newsletter/[step]/[token]"');
  const files = await Promise.all(['app.db', 'app.db-wal'].map((name) => readFile(join(server.dataDir, name), 'latin1').catch(() => '')));
  expect(files.join('')).not.toContain('visitor.example');
});
