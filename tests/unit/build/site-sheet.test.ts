import { splitSiteSheet } from '../../../scripts/build/write-deferred-pages.ts';

const css =
  '@layer properties{@supports (color:red){*{top:0}}}@layer base,utilities;@font-face{font-family:text;src:url(/a.woff2)}.a{color:red}@media print{.b{color:blue}}@media not print{.c{top:1px}}';

test('replaces layers by their rules', () => {
  expect(splitSiteSheet(css).page).not.toContain('@layer');
  expect(splitSiteSheet(css).page).toContain('@supports (color:red){*{top:0}}');
});

test('leaves font faces to the rules of each page', () => {
  const { page, shared } = splitSiteSheet(css);
  expect(page).toContain('@font-face');
  expect(shared).not.toContain('@font-face');
  expect(shared).toContain('.a{color:red}@media print{.b{color:blue}}');
});

test('moves print rules to a sheet of their own, and keeps them in the sheet of all pages', () => {
  const { page, print } = splitSiteSheet(css);
  expect(print).toBe('@media print{.b{color:blue}}');
  expect(page).toContain('.a{color:red}@media not print{.c{top:1px}}');
});
