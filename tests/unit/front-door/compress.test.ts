import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createCompressor } from '../../../front-door/compress.ts';
import { createEntry } from '../../../front-door/entry.ts';
import { until } from '#tests/support/site/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'agency-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

const body = Buffer.from(Array.from({ length: 400 }, (_, at) => `<p>Line ${at * 7919} of a page</p>`).join(''));
const page = () => createEntry({ body, contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' });

test('compresses a page fast for its first request, and best for later ones', async () => {
  const entry = page();
  const compressor = createCompressor(folder);
  const first = compressor.variant(entry, 'br');
  expect(brotliDecompressSync(first)).toEqual(body);
  expect(compressor.variant(entry, 'br')).toBe(first);
  await until('the page is made smaller', () => entry.variants.br !== first && readdirSync(folder).length === 1);
  const second = compressor.variant(entry, 'br');
  expect(second.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(second)).toEqual(body);
  expect(createCompressor(folder).variant(page(), 'br')).toEqual(second);
});

test('counts only the variants that it could write', async () => {
  const target = join(folder, 'filled');
  expect(await createCompressor(target).fill([page()])).toEqual({ made: 2, kept: 0 });
  expect(await createCompressor(target).fill([page()])).toEqual({ made: 0, kept: 2 });
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const progress = jest.fn();
  expect(await createCompressor(join(file, 'filled')).fill([page()], progress)).toEqual({ made: 0, kept: 0 });
  expect(progress).not.toHaveBeenCalled();
});
