import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureAddresses } from '../../../scripts/build/picture-addresses.ts';

test('names pictures after their content in documents and data, and leaves others alone', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(dir, '.next/server/app/scenes'), { recursive: true });
  writeFileSync(join(dir, '.next/server/app/scenes/home.svg.body'), '<svg>home</svg>');
  writeFileSync(join(dir, '.next/server/app/icons.svg.body'), '<svg>icons</svg>');
  const written: string[] = [];
  const { replace } = createPictureAddresses(dir, (address, text) => {
    written.push(text);
    return `/files/${address.replace('*', 'hash')}`;
  });
  const html = '<img src="/scenes/home.svg"/><use href="/icons.svg#a"/><use href="/icons.svg#b"/><img src="/scenes/other.svg"/>';
  expect(replace(html)).toBe(
    '<img src="/files/home-hash.svg"/><use href="/files/icons-hash.svg#a"/><use href="/files/icons-hash.svg#b"/><img src="/scenes/other.svg"/>',
  );
  expect(replace(JSON.stringify({ src: '/scenes/home.svg' }))).toBe('{"src":"/files/home-hash.svg"}');
  expect(written).toEqual(['<svg>home</svg>', '<svg>icons</svg>']);
  rmSync(dir, { recursive: true });
});
