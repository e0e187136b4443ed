import { blogPages } from './blog-pages.ts';
import { agency } from './agency.ts';
import { businessPages, productsPage } from './business-pages.ts';
import { aboutPage, claimsPage, guidePage, legalPages, payingPage, servedStatesPage } from './company-pages.ts';
import { cards, type Page, type Section } from './page.ts';
import { personalPages } from './personal-pages.ts';
import { portalPages } from './portal-pages.ts';
import { type Shown, withFilledSections } from './filled-sections.ts';
import { servedPages } from './served-pages.ts';
import { allStatePages } from './state-pages.ts';
import { publishedVideos } from './videos.ts';
import { parseContinuePath, parseNewsletterPath, parseThankYouPath } from './visitor-paths.ts';

const shown: Shown = agency;
const { partners } = shown;

export const allPages: readonly Page[] = [
  {
    id: 'home',
    path: '/',
    line: 'personal',
    everyLine: true,
    form: 'home',
    hasOwnRoute: true,
    sections: [
      'hero',
      {
        ...cards({
          suspended: 'sr-22',
          dui: 'dui',
          lapse: 'lapse',
          truck: 'commercial-auto',
          building: 'commercial-property',
          certificate: 'coi-request',
        }),
        isCompact: true,
      },
      'form',
      { kind: 'list', words: 'why', mark: 'check' },
      'trust',
      'testimonials',
      'social',
      { kind: 'cards', words: 'videos' },
      { kind: 'cta', words: 'flood' },
    ],
  },
  {
    id: 'get-quote',
    path: '/get-quote',
    line: 'personal',
    everyLine: true,
    form: 'selector',
    task: 'none',
    sections: [{ kind: 'hero', brief: true }, 'form'],
  },
  {
    id: 'smart-quote',
    path: '/smart-quote',
    line: 'personal',
    everyLine: true,
    form: 'smart-quote',
    task: 'none',
    sections: [
      { kind: 'hero', brief: true },
      { kind: 'form', aside: true },
      { kind: 'cta', words: 'flood' },
      {
        kind: 'cards',
        words: 'partners',
        links: {
          onDemand: { href: partners.onDemand?.url ?? '' },
          instant: { href: partners.instant?.url ?? '' },
          surety: { href: partners.surety?.url ?? '' },
        },
      },
    ],
  },
  { id: 'auto-quote', path: '/auto-quote', line: 'personal', form: 'auto-wizard', task: 'none', sections: [{ kind: 'hero', brief: true }, 'form'] },
  {
    id: 'ai-insights',
    path: '/ai-insights',
    line: 'company',
    hidden: true,
    hasOwnRoute: true,
    sections: [
      { kind: 'hero', to: { page: 'ai-insights', fragment: 'matcher-description' } },
      'steps',
      { kind: 'cards', words: 'insights' },
      'prose',
    ],
  },
  {
    id: 'contact',
    path: '/contact',
    line: 'company',
    form: 'contact',
    task: 'form',
    hasOwnRoute: true,
    sections: ['hero', 'contact', 'list', 'form', 'trust'],
  },
  productsPage,
  ...personalPages,
  ...allStatePages,
  ...businessPages,
  {
    id: 'videos',
    path: '/videos',
    line: 'company',
    hasOwnRoute: true,
    sections: [
      { kind: 'hero', brief: true, hasSearch: true, links: { lead: { page: 'contact' } } },
      { kind: 'cards', words: 'videos' },
      { kind: 'related', pages: ['blog', 'states', 'free-guide'] },
    ],
  },
  aboutPage,
  ...blogPages,
  ...portalPages,
  {
    id: 'coi-request',
    path: '/client-portal/coi-request',
    line: 'company',
    form: 'coi',
    task: 'form',
    sections: [{ kind: 'hero', brief: true, offersMessage: true }, 'form', { kind: 'steps', fold: true }, 'contact'],
  },
  {
    id: 'savings-review',
    path: '/client-portal/savings-review',
    line: 'company',
    form: 'review-selector',
    task: 'form',
    sections: ['hero', 'steps', 'form', 'contact'],
  },
  claimsPage,
  guidePage,
  payingPage,
  servedStatesPage,
  ...legalPages,
];

/** The home page has no videos section while there are no videos. */
function withoutEmptyVideos(page: Page): Page {
  if (page.id !== 'home' || publishedVideos.length > 0) return page;
  return { ...page, sections: page.sections.filter((section) => typeof section === 'string' || section.words !== 'videos') };
}

/** Every page of the site. Routes, links, metadata, sitemap and navigation derive from it. */
export const pages: readonly Page[] = servedPages(
  allPages.map((page) => withFilledSections(withoutEmptyVideos(page), shown)),
  agency,
);

export type PageId = Page['id'];

const byId = new Map<string, Page>(pages.map((page) => [page.id, page]));
const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** A page by id; throws for an unknown id. */
export function pageOf(id: PageId | (string & {})): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`No page "${id}" in lib/site/pages.ts`);
  return page;
}

/** Whether the agency has the page; pages of states and lines that it does not offer are left out. */
export function hasPage(id: string): boolean {
  return byId.has(id);
}

/** A page by its main path without language prefix. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path);
}

export function statePageOf(state: string): Page {
  return pageOf(`state-${state.toLowerCase()}`);
}

/** The page above another: the one that it names (`above`), else the nearest that its path names; the home page is above all. */
function parentOf(page: Page): Page | undefined {
  const named = page.above && byId.get(page.above.page);
  if (named || page.path === '/') return named;
  const parts = page.path.split('/').filter(Boolean);
  const paths = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return paths.map(pageAt).findLast((entry) => entry !== undefined) ?? pageOf('home');
}

/** The page and those above it, from the home page down. */
export function trailOf(page: Page): Page[] {
  const parent = parentOf(page);
  return [...(parent ? trailOf(parent) : []), page];
}

export function sectionsOf(page: Page): (Section & { words: string })[] {
  return page.sections.map((entry) => (typeof entry === 'string' ? { kind: entry, words: entry } : { ...entry, words: entry.words ?? entry.kind }));
}

/** The fragment of a section. */
export function sectionId({ kind, words }: Section & { words: string }): string {
  if (kind === 'form') return 'quote-form';
  return kind === 'contact' ? 'contact' : words;
}

/** Whether a text has the format of a reference: eight letters and digits. */
export function isReference(text: string): boolean {
  return /^[0-9A-Z]{8}$/i.test(text);
}

/** Whether the language switch may lead to `path`, which is given without language prefix. */
export function isSwitchable(path: string): boolean {
  return byPath.has(path) || [parseNewsletterPath, parseContinuePath, parseThankYouPath].some((parse) => parse(path) !== undefined);
}
