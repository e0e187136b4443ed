import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleIslands } from '../../../scripts/build/bundle-start.ts';

test('all dynamic imports of forms load the same file', async () => {
  const outdir = mkdtempSync(join(tmpdir(), 'islands-'));
  await bundleIslands(join(import.meta.dirname, '../../..'), outdir, {});
  const texts = readdirSync(outdir).map((name) => readFileSync(join(outdir, name), 'utf8'));
  rmSync(outdir, { recursive: true });
  const loaded = texts.flatMap((text) =>
    Array.from(text.matchAll(/import\("([^"]+)"\)\.then\(\w+=>\(\{default:\w+\.(?:Lead|Wizard)Form/g), ([, name]) => name),
  );
  expect(loaded.length).toBeGreaterThan(2);
  expect(new Set(loaded).size).toBe(1);
});
