import { readSiteSheet } from '../../../scripts/build/site-sheet.ts';

const css =
  '@layer properties{@supports (color:red){*{top:0}}}@layer base,utilities;@font-face{font-family:text;src:url(/a.woff2)}.a{color:red}@media print{.b{color:blue}}@media not print{.c{top:1px}}';

test('layers are opened in place', () => {
  expect(readSiteSheet(css).page).not.toContain('@layer');
  expect(readSiteSheet(css).page).toContain('@supports (color:red){*{top:0}}');
});

test('the part of all pages names no face: each page names its own', () => {
  const { page, shared } = readSiteSheet(css);
  expect(page).toContain('@font-face');
  expect(shared).not.toContain('@font-face');
  expect(shared).toContain('.a{color:red}@media print{.b{color:blue}}');
});

test('rules for paper are a sheet of their own, and stay in that of all pages, where they come last', () => {
  const { page, print } = readSiteSheet(css);
  expect(print).toBe('@media print{.b{color:blue}}');
  expect(page).toContain('.a{color:red}@media not print{.c{top:1px}}');
});
