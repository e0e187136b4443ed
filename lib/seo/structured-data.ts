import { pageWords } from '#lib/i18n/page-words.ts';
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
const introduces = new Set(['home', 'about', 'contact']);
/** Entry pages for any insurance: they are no service of their own. */
const waysIn = new Set(['home', 'get-quote', 'smart-quote', 'auto-quote', 'which-filing', 'states']);

async function trailData(locale: Locale, page: Page) {
  const trail = trailOf(page);
  if (trail.length < 2) return [];
  const names = await Promise.all(trail.map(async ({ id }) => (await pageWords(locale, id)).text('name')));
  const itemListElement = trail.map(({ path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: names[index],
    item: canonicalUrl(locale, path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

async function serviceData(locale: Locale, page: Page) {
  if (page.line === 'company' || waysIn.has(page.id)) return [];
  const words = await pageWords(locale, page.id);
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
export async function structuredData(locale: Locale, page: Page): Promise<StructuredData[]> {
  const parts = await Promise.all([trailData, serviceData, articleData, howToData, faqData, videoData].map((part) => part(locale, page)));
  const entries = [...(page.path === '/' ? [siteData()] : []), ...(introduces.has(page.id) ? [agencyData(locale)] : []), ...parts.flat()];
  return entries.map((entry) => ({ '@context': 'https://schema.org', ...entry }));
}
