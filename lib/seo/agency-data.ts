import { jobTitle } from '#lib/i18n/job-title.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { defaultLocale, type Locale, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { agencyWhatsApp, type Reachable } from '#lib/site/agency-contact.ts';
import { officeMap } from '#lib/site/office-address.ts';
import { openingSpans } from '#lib/site/opening-hours.ts';
import { teamLanguages, team, type TeamMember } from '#lib/site/team.ts';
import { canonicalUrl, shareImageUrl, siteOrigin } from './addresses.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Search engines take 23:59 for midnight at the end of a day. */
function clock(minutes: number): string {
  if (minutes === 1440) return '23:59';
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

export function areaServed(locale: Locale, states: readonly string[] = agency.states) {
  const names: Readonly<Record<string, string>> = messagesFor(locale).forms.options.state;
  return states.map((code) => ({ '@type': 'State', name: names[code] ?? code, containedInPlace: { '@type': 'Country', name: 'US' } }));
}

/** A reference to the agency by its `@id`. */
export function agencyReference() {
  return { '@type': 'InsuranceAgency', '@id': `${siteOrigin()}/#agency`, name: agency.name, url: siteOrigin() };
}

/** Structured data has no property for WhatsApp: its link is a contact point of its own. */
function contactPoints() {
  const { href } = agencyWhatsApp ?? {};
  return href ? { contactPoint: [{ '@type': 'ContactPoint', contactType: 'customer service', url: href, availableLanguage: [...locales] }] } : {};
}

function employeeData(locale: Locale, member: TeamMember) {
  const { name, languages, phone } = member;
  return {
    '@type': 'Person',
    name,
    jobTitle: jobTitle(locale, member),
    ...(languages && { knowsLanguage: languages }),
    ...(phone && { telephone: phone.extension ? `${phone.e164};ext=${phone.extension}` : phone.e164 }),
    worksFor: { '@id': `${siteOrigin()}/#agency` },
  };
}

/** The agency without a rating: search engines forbid self-published ones. `hasTeam`: with the people who work there. */
export function agencyData(locale: Locale, hasTeam: boolean) {
  const { street, city, state, zip, country } = agency.address;
  const { fax }: Reachable = agency;
  return {
    ...agencyReference(),
    legalName: agency.legalName,
    telephone: agency.phone.e164,
    ...(fax && { faxNumber: fax.e164 }),
    email: agency.email,
    ...contactPoints(),
    foundingDate: String(agency.foundedYear),
    logo: `${siteOrigin()}/icons/icon-512.png`,
    image: shareImageUrl(locale, '/'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: country,
    },
    areaServed: areaServed(locale),
    hasMap: officeMap,
    knowsLanguage: [...new Set([...locales, ...teamLanguages])],
    ...(hasTeam ? { employee: team.map((member) => employeeData(locale, member)) } : {}),
    openingHoursSpecification: openingHours(),
    sameAs: Object.values<string>(agency.social),
  };
}

/** The site's name for search results. */
export function siteData() {
  return {
    '@type': 'WebSite',
    '@id': `${siteOrigin()}/#site`,
    name: agency.name,
    alternateName: agency.shortName,
    url: canonicalUrl(defaultLocale, '/'),
    inLanguage: [...locales],
    publisher: { '@id': `${siteOrigin()}/#agency` },
  };
}
