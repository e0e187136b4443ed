import { globSync, readFileSync } from 'node:fs';

/** The front door loads these without Next, where `server-only` throws. */
const loadedByFrontDoor = ['prefers-page', 'read-body', 'refusal-pages', 'client-network', 'limit-hits'].map((name) => `${name}.ts`);

test('keeps every module of a server-only folder out of the browser', () => {
  const files = globSync('lib/{leads,lookups,http,limits}/**/*.ts').filter((file) => !loadedByFrontDoor.some((name) => file.endsWith(`/${name}`)));
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith("import 'server-only';\n"))).toEqual([]);
});
