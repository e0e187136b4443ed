import { pageTrail } from '#lib/i18n/page-trail.ts';
import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { sectionsOf } from '#lib/site/pages.ts';
import type { Page, SectionKind } from '#lib/site/page.ts';
import { articleOf } from '#lib/site/articles.ts';
import { team } from '#lib/site/team.ts';
import { inLanguage } from '#lib/site/site-languages.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { publishedVideos } from '#lib/site/videos.ts';
import { canonicalUrl, shareImageUrl, siteOrigin } from './addresses.ts';
import { agencyData, agencyReference, areaServed, siteData } from './agency-data.ts';

/** Only videos that can be watched. */
export function videoData(locale: Locale, page: Page) {
  if (page.id !== 'videos') return [];
  const { tabs } = messagesFor(locale).videos;
  return publishedVideos.map(({ id, title, published, categories }) => ({
    '@type': 'VideoObject',
    name: inLanguage(title, locale),
    description: `${inLanguage(title, locale)} (${categories.map((category) => tabs[category]).join(', ')})`,
    uploadDate: `${published}T12:00:00Z`,
    thumbnailUrl: `${siteOrigin()}/api/videos/poster/${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    url: canonicalUrl(locale, page.path),
    inLanguage: locale,
  }));
}

function wordsOfKind(locale: Locale, page: Page, kind: SectionKind): Words[] {
  return sectionsOf(page)
    .filter((section) => section.kind === kind)
    .map((section) => pageWords(locale, page.id, section.words));
}

function faqData(locale: Locale, page: Page) {
  const words = wordsOfKind(locale, page, 'faq');
  const questions = words.flatMap((section) => section.items());
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ words: entry }) => ({
    '@type': 'Question',
    name: entry.text('question'),
    acceptedAnswer: { '@type': 'Answer', text: entry.text('answer') },
  }));
  return [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }];
}

function howToData(locale: Locale, page: Page) {
  const words = wordsOfKind(locale, page, 'steps');
  return words.map((section) => ({
    '@type': 'HowTo',
    inLanguage: locale,
    name: section.text('heading'),
    step: section.items().map(({ words: step }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.text('title'),
      text: step.text('text'),
    })),
  }));
}

function articleData(locale: Locale, page: Page) {
  const article = articleOf(page.id);
  if (!article) return [];
  const words = pageWords(locale, page.id);
  const author = team.find(({ id }) => id === article.author);
  const url = canonicalUrl(locale, page.path);
  return [
    {
      '@type': 'Article',
      headline: words.text('hero.heading'),
      description: words.text('description'),
      image: shareImageUrl(locale, page.path),
      inLanguage: locale,
      datePublished: article.published,
      dateModified: article.updated,
      author: author ? { '@type': 'Person', name: author.name, worksFor: agencyReference() } : agencyReference(),
      publisher: agencyReference(),
      mainEntityOfPage: url,
      url,
    },
  ];
}

export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** Pages with the full description of the agency. */
const pagesWithAgencyData = new Set(['home', 'about', 'contact']);
/** Entry pages for any insurance: they are no service of their own. */
const entryPages = new Set(['home', 'get-quote', 'smart-quote', 'auto-quote', 'which-filing', 'states']);

function trailData(locale: Locale, page: Page) {
  const trail = pageTrail(locale, page);
  if (trail.length < 2) return [];
  const itemListElement = trail.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalUrl(locale, path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function serviceData(locale: Locale, page: Page) {
  if (page.line === 'company' || entryPages.has(page.id)) return [];
  const words = pageWords(locale, page.id);
  const name = words.text('name');
  const pageStates = agency.states.filter((code) => page.id === `state-${code.toLowerCase()}`);
  return [
    {
      '@type': 'Service',
      name,
      serviceType: name,
      description: words.text('description'),
      url: canonicalUrl(locale, page.path),
      inLanguage: locale,
      provider: agencyReference(),
      areaServed: areaServed(locale, pageStates.length > 0 ? pageStates : agency.states),
    },
  ];
}

/** All JSON-LD of a page, from the texts that it shows. */
export function structuredData(locale: Locale, page: Page): StructuredData[] {
  const parts = [trailData, serviceData, articleData, howToData, faqData, videoData].flatMap<{ '@type': string }>((part) => part(locale, page));
  const entries = [
    ...(page.path === '/' ? [siteData()] : []),
    ...(pagesWithAgencyData.has(page.id) ? [agencyData(locale, page.path !== '/')] : []),
    ...parts,
  ];
  return entries.map((entry) => ({ '@context': 'https://schema.org', ...entry }));
}
