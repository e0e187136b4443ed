import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { sectionsOf, trailOf } from '#lib/site/find-page.ts';
import { openingSpans } from '#lib/site/opening-hours.ts';
import { siteOrigin } from '#lib/site/origin.ts';
import type { Page } from '#lib/site/page.ts';
import { canonicalUrl } from './addresses.ts';

export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const context = 'https://schema.org';
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function daysOf(first: number, last: number): string[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => weekdays[(first + index) % 7] ?? '');
}

function openingHours() {
  return openingSpans().flatMap(({ first, last, hours }) =>
    hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(first, last), opens: clock(hours.opens), closes: clock(hours.closes) }] : [],
  );
}

/** The agency itself. No rating: search engines forbid self-published ones. */
export function agencyData(): StructuredData {
  const { street, city, state, zip, country } = agency.address;
  return {
    '@context': context,
    '@type': 'InsuranceAgency',
    '@id': `${siteOrigin}/#agency`,
    name: agency.name,
    legalName: agency.legalName,
    url: `${siteOrigin}/`,
    telephone: agency.phone.e164,
    faxNumber: agency.fax.e164,
    email: agency.email,
    foundingDate: String(agency.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: country,
    },
    areaServed: agency.states.map((code) => ({ '@type': 'State', name: code, containedInPlace: { '@type': 'Country', name: 'US' } })),
    knowsLanguage: [...locales],
    openingHoursSpecification: openingHours(),
    sameAs: Object.values(agency.social),
  };
}

/** The way from the home page to a page. */
async function trailData(locale: Locale, page: Page): Promise<StructuredData> {
  const trail = trailOf(page);
  const names = await Promise.all(trail.map(async ({ id }) => (await pageWords(locale, id)).text('name')));
  const itemListElement = trail.map(({ path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: names[index],
    item: canonicalUrl(locale, path),
  }));
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement };
}

/** Questions and answers, only those that the page shows. */
async function faqData(locale: Locale, page: Page): Promise<StructuredData[]> {
  const shown = sectionsOf(page).filter(({ kind }) => kind === 'faq');
  const words = await Promise.all(shown.map((section) => pageWords(locale, page.id, section.words)));
  const questions = words.flatMap((section) => section.items());
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ words: entry }) => ({
    '@type': 'Question',
    name: entry.text('question'),
    acceptedAnswer: { '@type': 'Answer', text: entry.text('answer') },
  }));
  return [{ '@context': context, '@type': 'FAQPage', inLanguage: locale, mainEntity }];
}

/** Everything a page tells search engines about itself, in schema.org's words. */
export async function structuredData(locale: Locale, page: Page): Promise<StructuredData[]> {
  const own = page.path === '/' ? [agencyData()] : [await trailData(locale, page)];
  return [...own, ...(await faqData(locale, page))];
}
