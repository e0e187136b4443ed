import { globSync, readFileSync } from 'node:fs';

/** The front door or a thread loads these without Next, where `server-only` throws. */
const loadedWithoutNext = [
  ...['request-headers', 'read-body', 'problem-pages', 'client-network', 'limit-hits', 'bulk-thread'],
  // These are also loaded by the middleware and next.config.ts.
  ...['page-state', 'page-decision', 'next-headers', 'redirect-headers', 'security-headers'],
].map((name) => `${name}.ts`);

test('keeps every module of a server-only folder out of the browser', () => {
  const files = globSync('lib/{leads,lookups,http,rate-limits}/**/*.ts').filter(
    (file) => !loadedWithoutNext.some((name) => file.endsWith(`/${name}`)),
  );
  expect(files.length).toBeGreaterThan(120);
  expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith("import 'server-only';\n"))).toEqual([]);
});
