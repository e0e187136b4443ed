import { splitDocument } from '#next-internals/split-document.ts';
import { nextPage } from '#tests/support/site/next-page.ts';
import { commonParts, deferredDocument } from '../../../scripts/build/deferred-document.ts';

const files = { starter: '/start.js', print: '/print.css', parts: { sheet: '/site.css', chunks: [], styles: [], guard: {}, working: {} } };
const { html: document } = nextPage();
const page = splitDocument(document);

test('keeps the words of a page and its facts for crawlers, without the scripts of Next', () => {
  const html = deferredDocument(page, '/boot.js', files, 'p{color:red}');
  expect(html).toContain('<main><section><p>Read me</p></section>');
  expect(html).toContain('<p>More</p></main><script type="application/ld+json">{"@type":"FAQPage"}</script></body>');
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).not.toMatch(/__next_f|data-precedence|noModule|rel="preload"|_R_/);
  expect([...html.matchAll(/<script(?! type="application)[^>]*>/g)].map(([tag]) => tag)).toEqual([
    `<script type="module" async="" src="/start.js" data-boot="/boot.js" data-chunks="/_next/static/chunks/b.js /_next/static/chunks/z.js" data-styles="/_next/static/chunks/a.css">`,
  ]);
});

test('links the print sheet for print alone, and the whole sheet where there are no scripts', () => {
  const html = deferredDocument(page, '/boot.js', files, '');
  expect(html).toContain('<link rel="stylesheet" href="/print.css" media="print"/><noscript><link rel="stylesheet" href="/site.css"/></noscript>');
});

test('leaves out what all pages have in common', () => {
  const guarded = (lang: string, words: object, extra: string) =>
    splitDocument(
      document
        .replace('lang="en"', `lang="${lang}"`)
        .replace('</head>', `${extra}</head>`)
        .replace('<main>', `<template data-guard="${JSON.stringify(words).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></template><main>`),
    );
  const ownChunk = '<script src="/_next/static/chunks/own.js" async=""></script>';
  const pages = [guarded('en', { print: '"No" & never' }, ownChunk), guarded('es', { print: 'No' }, ''), page];
  const parts = { sheet: '/site.css', working: {}, ...commonParts(pages) };
  expect(parts).toEqual({
    sheet: '/site.css',
    chunks: ['/_next/static/chunks/b.js', '/_next/static/chunks/z.js'],
    styles: ['/_next/static/chunks/a.css'],
    guard: { en: { print: '"No" & never' }, es: { print: 'No' } },
    working: {},
  });
  const [first = '', second = ''] = pages.map((each) => deferredDocument(each, '/boot.js', { ...files, parts }, ''));
  expect(first).toContain('data-boot="/boot.js" data-chunks="/_next/static/chunks/own.js"></script>');
  expect(first).toContain('<template data-guard=""></template><main>');
  expect(second).toContain('data-boot="/boot.js"></script>');
  expect(() => commonParts([...pages, guarded('es', { print: 'Otra cosa' }, '')])).toThrow('"es"');
});
