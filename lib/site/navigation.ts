import type { Page } from './page.ts';
import { hasPage, type PageId, trailOf } from './pages.ts';

type Part = { id: 'start' | 'filings' | 'happened'; pages: readonly PageId[] };
/** A long group has parts, each under its heading. */
type Group<Id extends string> = { id: Id; pages: readonly PageId[]; parts?: readonly Part[] };

/** Removes pages that the agency does not have, and empty groups. */
function withOfferedPages<Id extends string>(groups: readonly Group<Id>[]): readonly Group<Id>[] {
  const offered = <T extends { pages: readonly PageId[] }>(lists: readonly T[]): T[] =>
    lists.map((list) => ({ ...list, pages: list.pages.filter(hasPage) })).filter(({ pages }) => pages.length > 0);
  return offered(groups).map(({ parts, ...group }) => ({ ...group, ...(parts ? { parts: offered(parts) } : {}) }));
}

/** The links of a phone's menu before its groups. */
export const menuTools: readonly PageId[] = ['which-filing', 'coi-request', 'claims-help'].filter(hasPage);

const highRiskParts: readonly Part[] = [
  { id: 'start', pages: ['high-risk', 'which-filing', 'states'] },
  { id: 'filings', pages: ['sr-22', 'fr-44'] },
  { id: 'happened', pages: ['blog-suspension', 'dui', 'lapse', 'accidents-and-tickets'] },
];

/** The header's menus. The home page (logo) and /get-quote (button) are beside them. */
export const headerGroups = withOfferedPages([
  { id: 'highRisk', pages: highRiskParts.flatMap(({ pages }) => pages), parts: highRiskParts },
  {
    id: 'personal',
    pages: ['personal-auto', 'young-drivers', 'senior-drivers', 'license-and-papers', 'rideshare-and-delivery', 'specialty-homeowners', 'auto-quote'],
  },
  { id: 'commercial', pages: ['commercial', 'commercial-auto', 'transportation-hub', 'workers-comp', 'commercial-property'] },
  { id: 'guides', pages: ['videos', 'blog', 'paying'] },
  { id: 'about', pages: ['about', 'states-we-serve', 'products', 'contact'] },
  { id: 'portal', pages: ['claims-help', 'client-portal', 'documents', 'coi-request', 'savings-review'] },
]);

/**
 * The group of the header that a page's breadcrumbs belong to: the one whose first link is the nearest page of the trail; if no page of the trail is
 * a first link, the one that lists the nearest.
 */
export function headerGroupOf(page: Page): (typeof headerGroups)[number]['id'] | undefined {
  const trail = trailOf(page).reverse();
  const led = trail.map(({ id }) => headerGroups.find(({ pages }) => pages[0] === id));
  const listed = trail.map(({ id }) => headerGroups.find(({ pages }) => pages.includes(id)));
  return [...led, ...listed].find((group) => group !== undefined)?.id;
}

export const footerGroups = withOfferedPages([
  { id: 'quotes', pages: ['get-quote', 'smart-quote', 'auto-quote', 'documents', 'coi-request', 'savings-review', 'claims-help', 'client-portal'] },
  {
    id: 'personal',
    pages: [
      'personal-auto',
      'high-risk',
      'which-filing',
      'sr-22',
      'fr-44',
      'dui',
      'accidents-and-tickets',
      'lapse',
      'young-drivers',
      'senior-drivers',
      'license-and-papers',
      'rideshare-and-delivery',
      'specialty-homeowners',
      'states',
    ],
  },
  {
    id: 'commercial',
    pages: ['commercial', 'commercial-auto', 'transportation-hub', 'workers-comp', 'commercial-property'],
  },
  { id: 'company', pages: ['home', 'about', 'paying', 'states-we-serve', 'products', 'videos', 'blog', 'free-guide', 'contact'] },
]);

export const legalPageIds = ['privacy', 'terms', 'accessibility', 'licenses'] as const satisfies readonly PageId[];

/** Types of the footer's quote picker. */
export const quoteTypes: readonly PageId[] = [
  'personal-auto',
  'high-risk',
  'sr-22',
  'fr-44',
  'dui',
  'commercial-auto',
  'workers-comp',
  'commercial-property',
  'young-drivers',
  'senior-drivers',
].filter(hasPage);

/** The page of a chosen quote type; the quote page when none is chosen or known. */
export function quoteTypePage(choice: string | null): PageId {
  return quoteTypes.find((type) => type === choice) ?? 'get-quote';
}
