import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { pageKinds } from '#tests/support/browser/page-kinds.ts';
import { postHomeLead } from '#tests/support/site/post-lead.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }));

async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${selector} ${message}`));
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
});
afterAll(() => server.stop());

test('finds an invalid document', async () => {
  expect(await htmlProblems('<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body><p><div></div></p></body></html>')).not.toEqual([]);
});

test.each(pageKinds)('%s is valid HTML in every language', async (path) => {
  for (const locale of locales) {
    const address = localePath(locale, path);
    const response = await fetch(server.url + address, { headers: { cookie: `locale=${locale}` } });
    expect([address, await htmlProblems(await response.text())]).toEqual([address, []]);
  }
});

test('pages rendered on demand are valid HTML', async () => {
  const sent = await fetch(`${server.url}/thank-you/${await postHomeLead(server.url)}`);
  expect([sent.status, await htmlProblems(await sent.text())]).toEqual([200, []]);
  const again = await fetch(`${server.url}/api/leads/contact`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ form: 'contact', email: 'x' }),
  });
  expect([again.status, await htmlProblems(await again.text())]).toEqual([422, []]);
});
