import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '#next-internals/read-manifest.ts';

const dir = mkdtempSync(join(tmpdir(), 'agency-tests-'));
const app = join(dir, '.next', 'server', 'app');
const write = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content));

beforeAll(() => {
  mkdirSync(app, { recursive: true });
  write(join(dir, '.next', 'prerender-manifest.json'), { routes: { '/sitemap.xml': { initialRevalidateSeconds: false } }, dynamicRoutes: {} });
  write(join(dir, '.next', 'routes-manifest.json'), { dynamicRoutes: [], staticRoutes: [] });
});
afterAll(() => rmSync(dir, { recursive: true }));

test('reads the headers of a prerendered route; none where Next wrote none', () => {
  expect(readManifest(dir).prerendered).toEqual([{ route: '/sitemap.xml', headers: {} }]);
  write(join(app, 'sitemap.xml.meta'), { headers: { 'content-type': 'application/xml' } });
  expect(readManifest(dir).prerendered).toEqual([{ route: '/sitemap.xml', headers: { 'content-type': 'application/xml' } }]);
});

test('leaves out a route whose page the agency does not have', () => {
  write(join(app, 'sitemap.xml.meta'), { status: 404, headers: {} });
  expect(readManifest(dir).prerendered).toEqual([]);
});

test('throws when Next writes headers in another way', () => {
  write(join(app, 'sitemap.xml.meta'), { headers: [['content-type', 'application/xml']] });
  expect(() => readManifest(dir)).toThrow('sitemap.xml.meta in another way');
});
