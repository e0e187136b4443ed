import { pageName, pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { trailOf } from '#lib/site/find-page.ts';
import type { Page } from '#lib/site/page.ts';
import { canonicalUrl } from './addresses.ts';
import { agencyData, agencyReference, areaServed, siteData } from './agency-data.ts';
import { articleData } from './article-data.ts';
import { faqData, howToData } from './section-data.ts';
import { videoData } from './video-data.ts';

export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** Pages with the full description of the agency. */
const pagesWithAgencyData = new Set(['home', 'about', 'contact']);
/** Entry pages for any insurance: they are no service of their own. */
const entryPages = new Set(['home', 'get-quote', 'smart-quote', 'auto-quote', 'which-filing', 'states']);

function trailData(locale: Locale, page: Page) {
  const trail = trailOf(page);
  if (trail.length < 2) return [];
  const names = trail.map(({ id }) => pageName(locale, id));
  const itemListElement = trail.map(({ path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: names[index],
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
