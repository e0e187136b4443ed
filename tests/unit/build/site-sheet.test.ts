import { readSiteSheet } from '../../../scripts/build/site-sheet.ts';

const css =
  '@layer properties{@supports (color:red){*{top:0}}}@layer base,utilities;@font-face{font-family:text;src:url(/a.woff2)}.a{color:red}@media print{.b{color:blue}}';

test('layers are opened in place', () => {
  expect(readSiteSheet(css).whole).not.toContain('@layer');
  expect(readSiteSheet(css).whole).toContain('@supports (color:red){*{top:0}}');
});

test('the part of all pages names no face: each page names its own', () => {
  const { whole, shared } = readSiteSheet(css);
  expect(whole).toContain('@font-face');
  expect(shared).not.toContain('@font-face');
  expect(shared).toContain('.a{color:red}@media print{.b{color:blue}}');
});
