import type { SharedParts } from '#components/start/shared-parts.ts';
import type { DocumentParts } from '#next-internals/split-document.ts';
import { decode } from './decode.ts';

const language = /^<!DOCTYPE html><html lang="([^"]+)"/;
/**
 * Not needed: the scroll attribute of Next's router, the preconnect for fonts (it opens a second connection), the font size hint, and preloads of pictures,
 * which the document names early anyway.
 */
const hints =
  / data-scroll-behavior="smooth"|<link rel="preconnect" href="\/" crossorigin=""\/>|<link rel="preload"[^>]* as="image"[^>]*\/>|<meta name="next-size-adjust" content=""\/>/g;
const protectedWords = /(?<=<template data-protect=")[^"]+(?=")/g;

/** The words of the protection layer by language, which the pages have in common and their start script knows. */
export function sharedProtectionWords(pages: readonly DocumentParts[]): SharedParts['protection'] {
  const wordsByLanguage = new Map<string, string>();
  for (const { html } of pages)
    for (const [words] of html.matchAll(protectedWords)) {
      const lang = language.exec(html)?.[1] ?? '';
      if ((wordsByLanguage.get(lang) ?? words) !== words) throw new Error(`Pages in "${lang}" have different words of the protection layer`);
      wordsByLanguage.set(lang, words);
    }
  return Object.fromEntries(Array.from(wordsByLanguage, ([lang, text]) => [lang, JSON.parse(decode(text))] as const));
}

type SharedFiles = {
  /** Address of each page's start script, which loads what is left out here when it is needed. */
  startScript: string;
  /** Address of the sheet of print rules, which the start script does not need to know. */
  print: string;
  /** Address of the sheet of all pages. */
  sheet: string;
};

/**
 * A document whose hydration is deferred: without Next's scripts, and with the rules that this page can use (`css`) instead of the style sheet. React
 * loads the full sheet; without scripts `noscript` loads it. `islandProps` is the address of the properties of its islands. The start script is the last
 * element: in the head it delayed the picture of the first screen by 40 ms on 4G.
 */
export function deferredDocument(page: DocumentParts, islandProps: string, { startScript, print, sheet }: SharedFiles, css: string): string {
  const start = `<script type="module" src="${startScript}" data-props="${islandProps}"></script>`;
  const sheets = `<link rel="stylesheet" href="${print}" media="print"/><noscript><link rel="stylesheet" href="${sheet}"/></noscript>`;
  return page.html
    .replace(hints, '')
    .replace(protectedWords, '')
    .replace('</head>', () => `<style>${css}</style>${sheets}</head>`)
    .replace('</body>', () => `${start}</body>`);
}
