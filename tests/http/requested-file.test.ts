import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
});
afterAll(() => server.stop());

const person = { name: 'Rosa Alvarez', email: 'rosa@example.com', website: '' };

/** The page on which a form ends that was posted without script. */
async function thanks(form: string, locale: Locale, answers: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ ...person, ...answers, form, locale });
  const answer = await fetch(`${server.url}/api/leads/${form}`, { method: 'POST', redirect: 'manual', body, headers: { origin: server.url } });
  expect(answer.status).toBe(303);
  return (await fetch(server.url + answer.headers.get('location'), { headers: { cookie: `locale=${locale}` } })).text();
}

const filesIn = (html: string) => [...html.matchAll(/href="(\/downloads\/[^"]+)"/g)].map(([, path]) => path);

test.each(locales)('without script the file that was asked for is on the page that follows, in %s', async (locale) => {
  for (const [form, answers, file] of [
    ['guide', {}, 'insurance-review.{}.pdf'],
    ['resource', { resource: 'new-authority' }, 'new-authority.{}.zip'],
  ] as const) {
    const html = await thanks(form, locale, answers);
    const path = `/downloads/${file.replace('{}', locale)}`;
    expect(filesIn(html)).toEqual([path]);
    expect([html.includes(person.email), html.includes(person.name)]).toEqual([false, false]);
    expect((await fetch(server.url + path)).status).toBe(200);
  }
});

test('other requests, unknown papers and unknown references show no file', async () => {
  expect(filesIn(await thanks('newsletter', 'en', {}))).toEqual([]);
  expect(filesIn(await thanks('resource', 'en', { resource: 'what I like' }))).toEqual([]);
  expect(filesIn(await (await fetch(`${server.url}/thank-you/BCDFGHJK`)).text())).toEqual([]);
});

test.each(locales)('the page of the guide has its form, and its window is made of the same words in %s', async (locale) => {
  const html = await (await fetch(server.url + localePath(locale, '/free-guide'), { headers: { cookie: `locale=${locale}` } })).text();
  expect(html).toContain('action="/api/leads/guide"');
  const parts = await (await fetch(`${server.url}/api/guide?locale=${locale}`)).json();
  expect(html).toContain(parts.title);
  expect(parts.form).toMatchObject({ id: 'guide', locale });
});
