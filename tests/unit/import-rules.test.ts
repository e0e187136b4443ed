import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { sourceFolders } from '../../scripts/sources.mjs';
import config from '../../.oxlintrc.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const subfolders = ['components', 'lib'].flatMap((top) =>
  readdirSync(join(root, top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${top}/${name}`),
);
const folders = [...subfolders, 'next-internals'];
const importRules = config.overrides.filter(({ rules }) => 'no-restricted-imports' in rules);

function relativeImportsOutside(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const imports = [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import |import\()'(\.\.?\/[^']+)'/g)];
      return imports
        .map(([, path = '']) => normalize(join(dirname(file), path)))
        .filter((path) => !path.startsWith(`${folder}/`))
        .map((path) => `${file} imports ${path}`);
    });
}

test.each(folders)('%s has exactly one rule for its imports in .oxlintrc.json', (folder) => {
  expect(importRules.filter(({ files }) => files.some((glob) => matchesGlob(`${folder}/file.ts`, glob)))).toHaveLength(1);
});

test('imports of another folder are written with #, where the rules see them', () => {
  expect(folders.flatMap(relativeImportsOutside)).toEqual([]);
});

test('the store imports neither receiving nor delivery', () => {
  const allowed = ['active-content', 'file-type', 'model', 'reference', 'seal'].map((name) => `lib/leads/${name}.ts`);
  const imports = relativeImportsOutside('lib/leads/store').map((line) => line.split(' imports ')[1]);
  expect([...new Set(imports)].toSorted()).toEqual(allowed);
});

test('delivery imports nothing of receiving', () => {
  const imports = relativeImportsOutside('lib/leads/deliver');
  expect(imports.filter((line) => /files\/|-route\.ts$|\/(?:receive|respond|incoming-post)\.ts$/.test(line))).toEqual([]);
});

test('the fingerprint of a build covers every folder that its sources import', () => {
  const filesIn = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name));
  const files = sourceFolders.flatMap(filesIn).filter((name) => /\.tsx?$/.test(name));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const imported = new Set(texts.flatMap((text) => Array.from(text.matchAll(/'#([\w-]+)\//g), ([, folder = '']) => folder)));
  expect(imported.size).toBeGreaterThan(4);
  expect([...imported].filter((folder) => !sourceFolders.includes(folder))).toEqual([]);
});
