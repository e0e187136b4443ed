import { runInNewContext } from 'node:vm';
import { hydrationScriptPath, hydrationScript, putOriginInDeferredPage, placeholderScriptPath } from '../../../front-door/deferred-pages.ts';
import { siteOrigin } from '#lib/site/origin.ts';
import { commonParts, holdFramework } from '../../../scripts/build/deferred-document.ts';

const head =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/z.js"/><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script>';
const tail =
  '<script type="application/ld+json">{"@type":"FAQPage"}</script><script id="_R_">seen.push("bundle")</script><script src="/_next/static/chunks/z.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"\\u003c/p> https://site-ori"])</script><script>self.__next_f.push([1,"gin.invalid\\"\\n"])</script>';
const shared = { starter: '/start.js', print: '/print.css', parts: { sheet: '/site.css', chunks: [], styles: [], guard: {}, working: {} } };
const page = `<html><head>${head}</head><body><main><section><p>Read me</p></section><p>More</p></main>${tail}</body></html>`;

test('a page keeps its words and its facts for crawlers; the framework and its copy of the page go', () => {
  const { html } = holdFramework(page, '/boot.js', shared, 'p{color:red}');
  expect(html).toContain('<main><section><p>Read me</p></section>');
  expect(html).toContain('<p>More</p></main><script type="application/ld+json">{"@type":"FAQPage"}</script></body>');
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).not.toMatch(/__next_f|data-precedence|noModule|rel="preload"|_R_/);
  expect([...html.matchAll(/<script(?! type="application)[^>]*>/g)].map(([tag]) => tag)).toEqual([
    `<script type="module" async="" src="/start.js" data-boot="/boot.js" data-chunks="/_next/static/chunks/b.js /_next/static/chunks/z.js" data-styles="/_next/static/chunks/a.css">`,
  ]);
});

test('the sheet for paper keeps nobody waiting, and who has no scripts gets the whole sheet at once', () => {
  const { html } = holdFramework(page, '/boot.js', shared, '');
  expect(html).toContain('<link rel="stylesheet" href="/print.css" media="print"/><noscript><link rel="stylesheet" href="/site.css"/></noscript>');
});

test('what all pages have in common is known to their first script, and stands in none of them', () => {
  const guarded = (lang: string, words: object, own: string) =>
    `<!DOCTYPE html><html lang="${lang}">${page
      .replace('<html>', '')
      .replace('</head>', `${own}</head>`)
      .replace('<main>', `<template data-guard="${JSON.stringify(words).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></template><main>`)}`;
  const own = '<script src="/_next/static/chunks/own.js" async=""></script>';
  const pages = [guarded('en', { print: '"No" & never' }, own), guarded('es', { print: 'No' }, ''), page];
  const parts = { sheet: '/site.css', working: {}, ...commonParts(pages) };
  expect(parts).toEqual({
    sheet: '/site.css',
    chunks: ['/_next/static/chunks/b.js', '/_next/static/chunks/z.js'],
    styles: ['/_next/static/chunks/a.css'],
    guard: { en: { print: '"No" & never' }, es: { print: 'No' } },
    working: {},
  });
  const [first = '', second = ''] = pages.map((html) => holdFramework(html, '/boot.js', { ...shared, parts }, '').html);
  expect(first).toContain('data-boot="/boot.js" data-chunks="/_next/static/chunks/own.js"></script>');
  expect(first).toContain('<template data-guard=""></template><main>');
  expect(second).toContain('data-boot="/boot.js"></script>');
  expect(() => commonParts([...pages, guarded('es', { print: 'Otra cosa' }, '')])).toThrow('"es"');
});

test('what was taken out runs as it would have in the page, with the address of the site', () => {
  const seen: string[] = [];
  const self: Record<string, unknown> = {};
  const { scripts } = holdFramework(page, '/boot.js', shared, '');
  runInNewContext(hydrationScript(scripts, 'https://agency.example'), { seen, self });
  expect(seen).toEqual(['bundle']);
  expect(self).toEqual({ ['__next_f']: [[0], [1, '0:"</p> https://agency.example"\n']] });
});

test('its address is another one for another site', () => {
  const [one, other] = ['https://one.example', 'https://other.example'].map((site) => {
    const { html } = holdFramework(page.replace('More', `${siteOrigin}/more`), placeholderScriptPath('name'), shared, '');
    const sent = putOriginInDeferredPage(html, 'name', site);
    expect(sent).toContain(`<p>${site}/more</p>`);
    expect(sent).toContain(`data-boot="${hydrationScriptPath('name', site)}"`);
    return hydrationScriptPath('name', site);
  });
  expect(one).toMatch(/^\/_next\/static\/boot\/name-[\w-]{8}\.js$/);
  expect(other).not.toBe(one);
});

test('a document that is written in another way is refused', () => {
  expect(() => holdFramework('<html><head></head><body></body></html>', '/boot.js', shared, '')).toThrow('cannot be held back');
});
