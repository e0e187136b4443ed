import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { localePath, locales } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { inlineHashes } from '../../front-door/inline-hashes.ts';
import { buildOrigin } from '../support/site/built-files.ts';
import { rawRequest } from '../support/site/raw-request.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

const table: readonly Page[] = pages;
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init, headers: { 'accept-language': 'en', ...init.headers } });
const location = (response: Response) => response.headers.get('location');

/** fetch would decode the body; this keeps the bytes. */
function askBytes(path: string, acceptEncoding: string, more: Record<string, string> = {}): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: { 'accept-encoding': acceptEncoding, ...more } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe('pages', () => {
  test.each(locales)('serves every page and alias in %s from memory, with its CSP', async (locale) => {
    for (const { path, aliases = [] } of table)
      for (const address of [path, ...aliases]) {
        const response = await ask(localePath(locale, address));
        const html = await response.text();
        const policy = response.headers.get('content-security-policy') ?? '';
        const { scripts, styles } = inlineHashes(html);
        expect({ address, status: response.status, lang: /<html[^>]*lang="(\w+)/.exec(html)?.[1] }).toEqual({ address, status: 200, lang: locale });
        expect([...scripts, ...styles].filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([]);
        expect([scripts.length, styles.length]).toEqual([1, 1]);
        expect(html).toContain(`<link rel="canonical" href="${server.url}${localePath(locale, path) === '/' ? '' : localePath(locale, path)}"`);
        expect(html).not.toContain(buildOrigin());
        expect(html.replace(/<script\b[\s\S]*?<\/script>/g, '')).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="/);
        expect(response.headers.get('etag')).toMatch(/^"/);
      }
  });

  test.each(locales)('sends a page in %s compressed against the dictionary that the browser has', async (locale) => {
    const path = localePath(locale, '/claims-help');
    const page = await ask(path);
    const [, address = ''] = /^<([^>]+)>; rel="compression-dictionary"$/.exec(page.headers.get('link') ?? '') ?? [];
    expect(page.headers.get('vary')).toContain('Available-Dictionary');
    const file = await ask(address);
    expect([file.status, file.headers.get('cache-control'), file.headers.get('use-as-dictionary')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      `match="${locale === 'en' ? '/*' : `/${locale}*`}", match-dest=("document")`,
    ]);
    const dictionary = Buffer.from(await file.arrayBuffer());
    const hash = createHash('sha256').update(dictionary).digest();
    const digest = `:${hash.toString('base64')}:`;
    // With a query the Node server responds, without one the fast path.
    for (const target of [path, `${path}?state=ga`]) {
      const { encoding, body } = await askBytes(target, 'gzip, br, dcz', { 'available-dictionary': digest });
      expect([encoding, body.subarray(8, 40)]).toEqual(['dcz', hash]);
      expect(zstdDecompressSync(body.subarray(40), { dictionary }).toString()).toBe(await page.clone().text());
      expect(body.length).toBeLessThan((await askBytes(target, 'br')).body.length / 2);
      const others = [
        await askBytes(target, 'gzip, br, dcz'),
        await askBytes(target, 'gzip, br', { 'available-dictionary': digest }),
        await askBytes(target, 'gzip, br, dcz', { 'available-dictionary': `:${'A'.repeat(43)}=:` }),
      ];
      expect(others.map((other) => other.encoding)).toEqual(['br', 'br', 'br']);
    }
  });

  test('responds to unknown paths with 404 in the language of the path', async () => {
    const english = await ask('/nowhere');
    expect([english.status, await english.text()]).toEqual([404, expect.stringContaining('<html lang="en"')]);
    const spanish = await ask('/es/nowhere');
    expect([spanish.status, await spanish.text()]).toEqual([404, expect.stringContaining('<html lang="es"')]);
    const portuguese = await ask('/nowhere', { headers: { 'accept-language': 'pt-BR' } });
    expect([portuguese.status, await portuguese.text()]).toEqual([404, expect.stringContaining('<html lang="pt"')]);
  });

  test.each(['/es/form/home', '/form/home', '/en/form/home', '/missing', '/es/missing'])('does not serve %s', async (path) => {
    const response = await ask(path, { headers: { 'x-page-state': 'guess' } });
    expect(response.status).toBe(404);
  });

  test('serves a page rendered on demand with its CSP, uncached', async () => {
    const reference = await postHomeLead(server.url);
    const response = await ask(`/es/thank-you/${reference}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(reference);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(inlineHashes(html).scripts.filter((hash) => !policy.includes(hash))).toEqual([]);
  });

  test('serves flight data by Next', async () => {
    const response = await ask('/contact?_rsc', { headers: { rsc: '1' } });
    expect(response.headers.get('content-type')).toContain('text/x-component');
    expect(await response.text()).toContain('"canonical"');
  });
});

describe('redirects', () => {
  test.each([
    ['/en', '/'],
    ['/en/contact?a=1&b=%20', '/contact?a=1&b=%20'],
    ['/contact/', '/contact'],
    ['/Contact', '/contact'],
  ])('redirects %s to %s permanently', async (path, to) => {
    const response = await ask(path);
    expect([response.status, location(response)]).toEqual([308, to]);
  });

  test('stores a chosen language, and redirects to the same page with the query', async () => {
    const response = await ask('/api/language?to=en&path=/get-quote&state=GA&a=%0d%0aX:1', { headers: { 'accept-language': 'es' } });
    expect([response.status, location(response)]).toEqual([303, '/get-quote?state=GA&a=%0D%0AX%3A1']);
    expect(response.headers.get('set-cookie')).toMatch(/^locale=en; Path=\/; Max-Age=31536000; SameSite=Lax/);
    expect(location(await ask('/api/language?to=pt&path=/contact'))).toBe('/pt/contact');
  });

  test('redirects a first visit by language, uncached', async () => {
    const response = await ask('/contact?a=1', { headers: { 'accept-language': 'es-MX,en;q=0.5' } });
    expect([response.status, location(response)]).toEqual([307, '/es/contact?a=1']);
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('prefers a stored choice of language', async () => {
    const chosen = await ask('/contact', { headers: { 'accept-language': 'es', cookie: 'locale=pt' } });
    expect(location(chosen)).toBe('/pt/contact');
    const english = await ask('/contact', { headers: { 'accept-language': 'es', cookie: 'locale=en' } });
    expect(english.status).toBe(200);
    expect(english.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
  });

  test.each(['//evil.example', '//evil.example/', '/%2f%2fevil.example/', '/\\evil.example/', '/en//evil.example/'])(
    'responds to %s with 404',
    async (path) => {
      const response = await rawRequest(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: es\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1.1 404/);
    },
  );
});

describe('from memory', () => {
  test('responds to an entity tag with 304, and to HEAD with the same headers', async () => {
    const first = await ask('/es/contact', { headers: { 'accept-encoding': 'br' } });
    const tag = first.headers.get('etag') ?? '';
    const again = await ask('/es/contact', { headers: { 'accept-encoding': 'br', 'if-none-match': `W/${tag}` } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    const head = await ask('/es/contact', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([200, tag, first.headers.get('content-length')]);
  });

  test('serves the same document as brotli, gzip and plain', async () => {
    const [br, gz, plain] = await Promise.all([askBytes('/contact', 'gzip, br'), askBytes('/contact', 'gzip'), askBytes('/contact', 'identity')]);
    expect([br?.encoding, gz?.encoding, plain?.encoding]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br?.body ?? '').equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
    expect(gunzipSync(gz?.body ?? '').equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
  });

  test('serves assets as immutable, every file with its type', async () => {
    const html = await (await ask('/')).text();
    const script = await ask(/src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '');
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const rules = await ask('/speculation-rules.json');
    expect([rules.status, rules.headers.get('content-type')]).toEqual([200, 'application/speculationrules+json']);
    expect((await ask('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect((await ask('/_next/static/nothing.js')).status).toBe(404);
    expect((await ask('/sitemap.xml')).headers.get('content-type')).toContain('xml');
  });

  test('serves no file outside of its folders', async () => {
    for (const path of ['/../package.json', '/..%2fpackage.json', '/_next/static/..%2f..%2fpackage.json', '/_next/static/../../package.json']) {
      const response = await rawRequest(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1.1 404/);
    }
  });
});

test.each([
  '/',
  '/es/contact',
  '/nowhere',
  '/api/nothing',
  '/_next/static/nothing.js',
  '/robots.txt',
  '/healthz',
  '/en',
  '/%',
  '/thank-you/CFGHJK34',
])('%s has every security header, once', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('content-security-policy')?.match(/default-src 'none'/g)).toHaveLength(1);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('x-powered-by')).toBeNull();
});
