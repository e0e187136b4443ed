import { globSync, readFileSync } from 'node:fs';

/** The front door or a thread loads these without Next, where `server-only` throws. */
const loadedWithoutNext = ['request-headers', 'read-body', 'problem-pages', 'client-network', 'limit-hits', 'bulk-thread'];
/** The middleware and next.config.ts load these too. */
const alsoLoadedByMiddleware = ['page-state', 'page-decision', 'next-headers', 'redirect-headers', 'security-headers'];
const exceptions = [...loadedWithoutNext, ...alsoLoadedByMiddleware];

test('keeps every module of a server-only folder out of the browser', () => {
  const files = globSync('lib/{leads,staff,lookups,http,rate-limits}/**/*.ts').filter(
    (file) => !exceptions.some((name) => file.endsWith(`/${name}.ts`)),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith("import 'server-only';\n"))).toEqual([]);
});
