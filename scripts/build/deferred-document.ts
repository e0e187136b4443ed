import type { SharedParts } from '#components/start/shared-parts.ts';
import type { DocumentParts } from '#next-internals/split-document.ts';
import { decode } from './decode.ts';

const language = /^<!DOCTYPE html><html lang="([^"]+)"/;
const guard = /(?<=<template data-guard=")[^"]+(?=")/g;

/** What the pages have in common, which their first script knows: files that each of them needs, and words by language. */
export function commonParts(pages: readonly DocumentParts[]): Omit<SharedParts, 'sheet' | 'working'> {
  const common = (name: 'chunks' | 'styles') => pages.map((page) => page[name]).reduce((kept, list) => kept.filter((href) => list.includes(href)));
  const guards = new Map<string, string>();
  for (const { html } of pages)
    for (const [words] of html.matchAll(guard)) {
      const lang = language.exec(html)?.[1] ?? '';
      if ((guards.get(lang) ?? words) !== words) throw new Error(`Pages in "${lang}" have different words of the protection layer`);
      guards.set(lang, words);
    }
  const words = Array.from(guards, ([lang, text]) => [lang, JSON.parse(decode(text))] as const);
  return { chunks: common('chunks'), styles: common('styles'), guard: Object.fromEntries(words) };
}

type SharedFiles = {
  /** Address of each page's first script, which loads what is left out here when it is needed. */
  starter: string;
  /** Address of the sheet for paper, which the first script does not need to know. */
  print: string;
  parts: SharedParts;
};

/**
 * A document whose hydration is deferred: without Next's scripts, and with the rules that this page can use (`css`) instead of the style sheet, which
 * comes with React, or at once where there are no scripts. `boot` is the address of its hydration script.
 */
export function deferredDocument(page: DocumentParts, boot: string, { starter, print, parts }: SharedFiles, css: string): string {
  const lists = (['chunks', 'styles'] as const).map((name) => [name, page[name].filter((href) => !parts[name].includes(href)).join(' ')]);
  const attributes = lists.map(([name, list]) => list && ` data-${name}="${list}"`).join('');
  const start = `<script type="module" async="" src="${starter}" data-boot="${boot}"${attributes}></script>`;
  const sheets = `<link rel="stylesheet" href="${print}" media="print"/><noscript><link rel="stylesheet" href="${parts.sheet}"/></noscript>`;
  return page.html.replace(guard, '').replace('</head>', () => `<style>${css}</style>${sheets}${start}</head>`);
}
