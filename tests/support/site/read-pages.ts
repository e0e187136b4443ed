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

/** The visible text of an element, with collapsed white space and without word joiners. */
export function readText(element: Element | null | undefined): string {
  return (element?.textContent ?? '')
    .replaceAll('\u2060', '')
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}

/** Requests every page in every language, compressed with gzip. */
export async function readPages(origin: string): Promise<ReadPage[]> {
  const table: readonly Page[] = pages;
  const read: ReadPage[] = [];
  for (const page of table)
    for (const locale of locales) {
      const path = localePath(locale, page.path);
      const response = await fetch(origin + path, { redirect: 'manual', headers: { 'accept-language': 'en', 'accept-encoding': 'gzip' } });
      const html = await response.text();
      // Without styles, which would take most of the parsing time.
      const { document } = new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/g, ''), { url: origin + path }).window;
      read.push({ path, locale, page, status: response.status, headers: response.headers, html, document });
    }
  return read;
}
