import type { SharedParts } from '#components/start/shared-parts.ts';
import { decode } from './decode.ts';

const chunk = /<script src="([^"]+)" async=""><\/script>/g;
const older = /<script src="[^"]+" noModule=""><\/script>/g;
const hint = /<link rel="preload" as="script"[^>]*>/g;
const built = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const language = /^<!DOCTYPE html><html lang="([^"]+)"/g;
const guard = /(?<=<template data-guard=")([^"]+)(?=")/g;
/** Scripts in the page itself: what starts the bundle, and what React tells the browser about the page. */
const inline = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

export type HeldPage = {
  html: string;
  /** The scripts that were in it, in one piece, with their tags: the page's own part of what the framework reads. */
  scripts: string;
};

function all(html: string, pattern: RegExp, group = 1): string[] {
  return Array.from(html.matchAll(pattern), (found) => found[group] ?? '');
}

/** What these documents of Next have in common and the pages' first script knows: addresses that each of them asks for, and what all of a language say. */
export function commonParts(pages: readonly string[]): Omit<SharedParts, 'sheet' | 'working'> {
  const common = (pattern: RegExp) => pages.map((html) => all(html, pattern)).reduce((kept, one) => kept.filter((href) => one.includes(href)));
  const guards = new Map<string, string>();
  for (const html of pages)
    for (const words of all(html, guard)) {
      const [lang = ''] = all(html, language);
      if ((guards.get(lang) ?? words) !== words) throw new Error(`Pages in "${lang}" have different words of the protection layer`);
      guards.set(lang, words);
    }
  const words = Array.from(guards, ([lang, text]) => [lang, JSON.parse(decode(text))] as const);
  return { chunks: common(chunk), styles: common(built), guard: Object.fromEntries(words) };
}

export type Shared = {
  /** Address of each page's first script, which fetches what is left out here when it is needed. */
  starter: string;
  /** Address of the sheet for paper, which the first script does not need to know. */
  print: string;
  parts: SharedParts;
};

/**
 * A finished document of Next without the framework: its scripts, and the copy of the page that they read, are for a file
 * of their own at the address `boot`. `css`, the rules that this page has a use for, stands in the page; the sheet comes with the framework,
 * or where there are no scripts at once. Throws where Next writes its documents in another way.
 */
export function holdFramework(html: string, boot: string, { starter, print, parts }: Shared, css: string): HeldPage {
  const scripts = all(html, inline, 0);
  const own = { chunks: all(html, chunk), styles: all(html, built) };
  if (own.chunks.length === 0 || own.styles.length === 0 || !scripts.some((script) => script.includes('__next_f')))
    throw new Error('A document of Next is not written as expected: its script cannot be held back');
  const lists = (['chunks', 'styles'] as const).map((name) => [name, own[name].filter((href) => !parts[name].includes(href)).join(' ')]);
  const said = lists.map(([name, list]) => list && ` data-${name}="${list}"`).join('');
  const start = `<script type="module" async="" src="${starter}" data-boot="${boot}"${said}></script>`;
  const sheets = `<link rel="stylesheet" href="${print}" media="print"/><noscript><link rel="stylesheet" href="${parts.sheet}"/></noscript>`;
  const lighter = [chunk, older, hint, inline, built, guard].reduce((page, pattern) => page.replace(pattern, ''), html);
  return { html: lighter.replace('</head>', () => `<style>${css}</style>${sheets}${start}</head>`), scripts: scripts.join('') };
}
