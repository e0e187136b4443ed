import { locales } from '#lib/i18n/routing.ts';
import { sampleForms } from '../support/site/post-lead.ts';
import { serverKinds, startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';

let server: TestServer;
let stored: ReturnType<typeof storedLeads>;

const encodings = {
  urlencoded: (fields: Record<string, string>) => new URLSearchParams(fields),
  multipart: (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  },
};
const cases = locales.flatMap((locale) =>
  sampleForms.flatMap((route) => (['urlencoded', 'multipart'] as const).map((encoding) => ({ locale, encoding, ...route }))),
);

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', redirect: 'manual', body, headers });
const referenceOf = (response: Response) => /\/thank-you\/([3-9A-Z]{8})$/.exec(response.headers.get('location') ?? '')?.[1] ?? '';
const controlOf = (html: string, name: string) => new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe.each(serverKinds)('%s', (kind) => {
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT: 'off' }, kind);
    stored = storedLeads(server);
  });
  afterAll(async () => {
    await stored.close();
    await server.stop();
  });

  describe.each(cases)('$path in $locale, $encoding', ({ locale, encoding, path, form, values }) => {
    const fieldsOf = (change: Record<string, string> = {}) => ({ form, locale, website: '', ...values, ...change });

    test('redirects complete values to the thank-you page of the language', async () => {
      const response = await send(path, encodings[encoding](fieldsOf()), { origin: server.url });
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(new RegExp(`^${locale === 'en' ? '' : `/${locale}`}/thank-you/[3-9A-Z]{8}$`)),
      ]);
      const reference = referenceOf(response);
      expect(await stored.values(reference)).toMatchObject({ email: values.email, firstName: values.firstName });
      const thanks = await fetch(server.url + response.headers.get('location'), { headers: { cookie: `locale=${locale}` } });
      const html = await thanks.text();
      expect([thanks.status, html.includes(`lang="${locale}"`), html.includes(reference)]).toEqual([200, true, true]);
      expect(html).not.toContain(values.email);
    });

    test('restores invalid values with their problems, escaped', async () => {
      const before = await stored.count();
      const markup = `"><script>alert(1)</script>'`;
      const response = await send(
        path,
        encodings[encoding](fieldsOf({ firstName: ' ', lastName: markup, email: 'nobody@', vehicleMake: 'Škoda & Söhne' })),
      );
      const html = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).not.toContain('<script>alert(1)');
      expect(controlOf(html, 'lastName')).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#x27;"');
      expect(controlOf(html, 'vehicleMake')).toContain('value="Škoda &amp; Söhne"');
      for (const name of ['firstName', 'email']) {
        expect(controlOf(html, name)).toMatch(/aria-invalid="true"/);
        const described = /aria-describedby="([^"]+)"/.exec(controlOf(html, name))?.[1]?.split(' ') ?? [];
        expect(described.some((id) => new RegExp(`id="${id}"[^>]*>[^<]{5,}<`).test(html))).toBe(true);
        expect(html).toContain(`href="#${form}-${name}"`);
      }
      expect(controlOf(html, 'email')).toContain('value="nobody@"');
      expect(controlOf(html, 'vehicleModel')).not.toContain('aria-invalid="true"');
      expect(await stored.count()).toBe(before);
    });
  });

  describe.each(sampleForms)('$path', ({ path, form, values }) => {
    test('makes one lead of the same form posted twice', async () => {
      const fields = { form, ...values, lastName: 'Twice' };
      const [first, second] = [await send(path, new URLSearchParams(fields)), await send(path, new URLSearchParams(fields))];
      expect(referenceOf(first)).toHaveLength(8);
      expect(referenceOf(second)).toBe(referenceOf(first));
    });

    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const file = `--x\r\nContent-Disposition: form-data; name="firstName"; filename="a.txt"\r\n\r\nfile\r\n--x--\r\n`;
    test.each<[string, string, Record<string, string>, number]>([
      ['nothing', '', urlencoded, 422],
      ['broken escapes', 'form=%zz&firstName=%ff%fe&=&&&=%', urlencoded, 422],
      ['an unknown form', new URLSearchParams({ ...values, form: '__proto__', first_name: '' }).toString(), urlencoded, 422],
      ['the name of a method as form', 'form=constructor&email=x', urlencoded, 422],
      ['20,000 keys', `form=${form}${'&a'.repeat(20_000)}`, urlencoded, 422],
      ['more than 64 KB', `form=${form}&firstName=${'a'.repeat(65_536)}`, urlencoded, 413],
      ['a multipart body that ends too early', '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nA', boundary, 400],
      ['a multipart body of nothing', 'nothing', boundary, 400],
      ['a file in the place of a name', file, boundary, 422],
      ['another site', new URLSearchParams({ form, ...values }).toString(), { ...urlencoded, origin: 'https://evil.example' }, 403],
      ['a page without an origin', new URLSearchParams({ form, ...values }).toString(), { ...urlencoded, origin: 'null' }, 403],
    ])('refuses %s and stores nothing', async (_name, body, headers, status) => {
      const before = await stored.count();
      const response = await send(path, body, headers);
      expect(response.status).toBe(status);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      expect(await response.text()).toMatch(isPage ? /role="alert"/ : /"errors":\[\{"field":"[^"]*","code":"\w+","message":"[^"]+"/);
      expect(await stored.count()).toBe(before);
    });
  });
});
