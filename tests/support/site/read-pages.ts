import { JSDOM } from 'jsdom';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';

export type ReadPage = {
  path: string;
  locale: Locale;
  page: Page;
  status: number;
  headers: Headers;
  html: string;
  document: Document;
};

/** What a visitor reads in an element: its text, the space between words counted once, without signs that only keep a word in one line. */
export function readText(element: Element | null | undefined): string {
  return (element?.textContent ?? '')
    .replaceAll('\u2060', '')
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}

/** Every page of the table in every language as a running site answers it, sent as gzip. */
export async function readPages(origin: string): Promise<ReadPage[]> {
  const table: readonly Page[] = pages;
  const read: ReadPage[] = [];
  for (const page of table)
    for (const locale of locales) {
      const path = localePath(locale, page.path);
      const answer = await fetch(origin + path, { redirect: 'manual', headers: { 'accept-language': 'en', 'accept-encoding': 'gzip' } });
      const html = await answer.text();
      // Its style sheet is not read here, and would take most of the time.
      const { document } = new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/g, ''), { url: origin + path }).window;
      read.push({ path, locale, page, status: answer.status, headers: answer.headers, html, document });
    }
  return read;
}
