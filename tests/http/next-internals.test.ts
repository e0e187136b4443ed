import { resolve } from 'node:path';
import { readPages } from '#next-internals/built-pages.ts';
import { changesInNext } from '#next-internals/contract.ts';
import { readManifest } from '#next-internals/read-manifest.ts';
import { startServer } from '../support/site/server.ts';

const root = resolve(import.meta.dirname, '../..');

test('the build has the format that next-internals/ reads', () => {
  const { prerendered, dynamicRoutes } = readManifest(root);
  expect(dynamicRoutes.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(['/healthz', '/api/leads/[kind]']));
  expect(prerendered.find(({ route }) => route === '/robots.txt')?.headers['content-type']).toBe('text/plain');
  const pages = readPages(root);
  expect(pages.length).toBeGreaterThan(100);
  expect(changesInNext(pages)).toEqual([]);
});

test('writes nothing but lines of JSON to standard output', async () => {
  const server = await startServer({ LOG_LEVEL: 'info' });
  await server.stop();
  expect(
    server
      .logs()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{')),
  ).toEqual([]);
});
