import { pageWords } from '#lib/i18n/page-words.ts';
import { translator } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { type Article, articles } from '#lib/site/articles.ts';
import { team } from '#lib/site/team.ts';
import { pageOf } from '#lib/site/pages.ts';
import { canonicalUrl } from './addresses.ts';

/** Without the language's prefix. */
export const feedPath = '/blog/feed.xml';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`;
/** RFC 822 date at noon UTC, which is the same day in America. */
const rfc822Date = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString().replace('GMT', '+0000');

function itemOf(locale: Locale, { page, category, author, published }: Article): string {
  const words = pageWords(locale, page);
  const t = translator(locale, 'site.article.categories');
  const url = canonicalUrl(locale, pageOf(page).path);
  const parts = [
    element('title', words.text('hero.heading')),
    element('link', url),
    element('guid', url, ' isPermaLink="true"'),
    element('description', words.text('description')),
    element('category', t(category)),
    element('dc:creator', team.find(({ id }) => id === author)?.name ?? agency.name),
    element('pubDate', rfc822Date(published)),
  ];
  return `<item>${parts.join('')}</item>`;
}

/** The articles of a language as RSS 2.0, newest first. */
export function feedXml(locale: Locale): string {
  const words = pageWords(locale, 'blog');
  const self = canonicalUrl(locale, feedPath);
  const changed =
    articles
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '';
  const head = [
    element('title', `${agency.name}: ${words.text('name')}`),
    element('link', canonicalUrl(locale, pageOf('blog').path)),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    element('description', words.text('description')),
    element('language', regionalLocale(locale).toLowerCase()),
    element('lastBuildDate', rfc822Date(changed)),
  ];
  const items = articles.map((article) => itemOf(locale, article));
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${[...head, ...items].join('\n')}</channel></rss>\n`;
}

export function feedResponse(locale: Locale): Response {
  return new Response(feedXml(locale), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
