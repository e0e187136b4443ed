import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readScene } from '#components/share-image/read-scene.ts';
import { allPages } from '#lib/site/pages.ts';
import { withColors } from '../../../scripts/build/derived-files.ts';

const files = readdirSync(join(import.meta.dirname, '../../../data/scenes'));

test('each page has a scene, and each scene a page', () => {
  expect(files.toSorted()).toEqual(allPages.map(({ id }) => `${id}.svg`).toSorted());
});

test('gives every page a scene of its own', () => {
  expect(new Set(allPages.map(({ id }) => readScene(id))).size).toBe(allPages.length);
});

test.each(files)('%s is a whole scene with the colors of the style sheet alone', (name) => {
  const scene = readScene(name.replace('.svg', ''));
  expect(scene).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 520 320" preserveAspectRatio="xMidYMax slice"><style>.*<\/svg>$/);
  expect(scene.length).toBeGreaterThan(1000);
  expect(scene).not.toMatch(/undefined|NaN|currentColor|(?:fill|stroke|stop-color|style)="(?!none|url\(#)/);
  for (const [tag] of scene.matchAll(/<[a-z][^>]*>/gi)) {
    const names = [...tag.matchAll(/ ([\w-]+)=/g)].map(([, attribute]) => attribute);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('writes a rule for each color class, and rejects an unknown color', () => {
  const drawing = (names: string) => `<svg><style></style><path class="${names}" d="M0 0"/></svg>`;
  expect(withColors(drawing('stroke-sun fill-night'))).toContain('<style>.fill-night{fill:#0b2a33}.stroke-sun{stroke:#f2b441}</style>');
  expect(() => withColors(drawing('fill-nowhere'))).toThrow('nowhere');
});
