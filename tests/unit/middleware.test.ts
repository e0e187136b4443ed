import { NextRequest } from 'next/server';
import { uploadPaths } from '#lib/forms/upload-paths.ts';
import { forms } from '#lib/forms/registry.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { config, middleware } from '../../middleware.ts';

const table: readonly Page[] = pages;
const isMatched = (path: string) => new RegExp(`^${config.matcher}$`).test(path);
const addresses = locales.flatMap((locale) =>
  table.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((address) => localePath(locale, address))),
);
const route = (path: string, headers: Record<string, string> = {}) => middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
const frontDoor = Symbol.for('agency.frontDoor');

afterEach(() => Reflect.deleteProperty(globalThis, frontDoor));

test('matches every page and alias with its share image, and visitor pages', () => {
  const images = addresses.map((address) => `${address === '/' ? '' : address}/opengraph-image`);
  expect([...addresses, ...images, '/thank-you/CFGHJK34', '/es/form/home', '/nowhere'].filter((path) => !isMatched(path))).toEqual([]);
});

test('matches no API, upload, asset or file', () => {
  const others = [...uploadPaths, ...forms.map((form) => `/api/${form.route}`), '/_next/static/chunks/a.js', '/icon.svg', '/es/blog/feed.xml'];
  expect(others.filter(isMatched)).toEqual([]);
});

test('shows an alias in place and redirects other spellings', async () => {
  expect((await route('/sr22-insurance')).headers.get('x-middleware-rewrite')).toMatch(/\/en\/[\w/-]+$/);
  const redirect = await route('/Contact?a=1');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([308, 'http://localhost:3000/contact?a=1']);
});

test('responds to an unknown address with 404 in the language of the visitor', async () => {
  const missing = await route('/nowhere', { 'accept-language': 'pt-BR' });
  expect([missing.status, missing.headers.get('x-middleware-rewrite')]).toEqual([404, 'http://localhost:3000/pt/missing']);
});

test('does nothing behind the front door, and routes a request that only pretends to come from there', async () => {
  expect((await route('/nowhere', { 'x-client-address': '203.0.113.7' })).status).toBe(404);
  Reflect.set(globalThis, frontDoor, true);
  for (const [path, status] of [
    ['/en/contact', 200],
    ['/es/missing', 404],
  ] as const) {
    const passed = await route(path);
    expect([path, passed.status, passed.headers.get('x-middleware-next')]).toEqual([path, status, '1']);
  }
});
