import { splitDocument } from '#next-internals/split-document.ts';
import { nextPage } from '#tests/support/site/next-page.ts';
import { deferredDocument, sharedProtectionWords } from '../../../scripts/build/deferred-document.ts';

const files = { startScript: '/start.js', print: '/print.css', sheet: '/site.css' };
const { html: document } = nextPage();
const page = splitDocument(document);

test('keeps the words of a page and its facts for crawlers, without the scripts of Next', () => {
  const html = deferredDocument(page, '/props.json', files, 'p{color:red}');
  expect(html).toContain('<main><section><p>Read me</p></section>');
  expect(html).toContain('<p>More</p></main><script type="application/ld+json">{"@type":"FAQPage"}</script><script type="module" src="/start.js"');
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).not.toMatch(/__next_f|data-precedence|noModule|rel="preload"|_R_/);
  expect([...html.matchAll(/<script(?! type="application)[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script type="module" src="/start.js" data-props="/props.json">',
  ]);
});

test('links the print sheet for print alone, and the whole sheet where there are no scripts', () => {
  const html = deferredDocument(page, '/props.json', files, '');
  expect(html).toContain('<link rel="stylesheet" href="/print.css" media="print"/><noscript><link rel="stylesheet" href="/site.css"/></noscript>');
});

test('leaves out the words of the protection layer, which all pages of a language have in common', () => {
  const withWords = (lang: string, words: object) =>
    splitDocument(
      document
        .replace('lang="en"', `lang="${lang}"`)
        .replace('<main>', `<template data-protect="${JSON.stringify(words).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></template><main>`),
    );
  const pages = [withWords('en', { print: '"No" & never' }), withWords('es', { print: 'No' }), page];
  expect(sharedProtectionWords(pages)).toEqual({ en: { print: '"No" & never' }, es: { print: 'No' } });
  const [first = ''] = pages.map((each) => deferredDocument(each, '/props.json', files, ''));
  expect(first).toContain('<template data-protect=""></template><main>');
  expect(() => sharedProtectionWords([...pages, withWords('es', { print: 'Otra cosa' })])).toThrow('"es"');
});
