import { blogPages } from './blog-pages.ts';
import { agency } from './agency.ts';
import { businessPages, productsPage } from './business-pages.ts';
import { aboutPage, claimsPage, guidePage, legalPages, payingPage, servedStatesPage } from './company-pages.ts';
import { cards, type Page } from './page.ts';
import { personalPages } from './personal-pages.ts';
import { portalPages } from './portal-pages.ts';
import { servedPages } from './served-pages.ts';
import { allStatePages } from './state-pages.ts';
import { publishedVideos } from './videos.ts';

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
        compact: true,
      },
      'form',
      { kind: 'list', words: 'why', mark: 'check' },
      'trust',
      { kind: 'contact', fold: true },
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
    task: 'alone',
    sections: [{ kind: 'hero', brief: true }, 'form'],
  },
  {
    id: 'smart-quote',
    path: '/smart-quote',
    line: 'personal',
    everyLine: true,
    form: 'smart-quote',
    task: 'alone',
    sections: [
      { kind: 'hero', brief: true },
      { kind: 'form', aside: true },
      { kind: 'cta', words: 'flood' },
      {
        kind: 'cards',
        words: 'partners',
        links: {
          onDemand: { href: agency.partners.onDemand.url },
          instant: { href: agency.partners.instant.url },
          surety: { href: agency.partners.surety.url },
        },
      },
    ],
  },
  { id: 'auto-quote', path: '/auto-quote', line: 'personal', form: 'auto-wizard', task: 'alone', sections: [{ kind: 'hero', brief: true }, 'form'] },
  {
    id: 'ai-insights',
    path: '/ai-insights',
    line: 'company',
    hidden: true,
    hasOwnRoute: true,
    sections: ['hero', { kind: 'cards', words: 'insights' }, 'prose'],
  },
  {
    id: 'contact',
    path: '/contact',
    line: 'company',
    form: 'contact',
    task: 'form',
    hasOwnRoute: true,
    sections: ['hero', 'form', 'list', 'contact', 'trust'],
  },
  productsPage,
  ...personalPages,
  ...allStatePages,
  ...businessPages,
  { id: 'videos', path: '/videos', line: 'company', hasOwnRoute: true, sections: ['hero', { kind: 'cards', words: 'videos' }, 'list'] },
  aboutPage,
  ...blogPages,
  ...portalPages,
  {
    id: 'coi-request',
    path: '/client-portal/coi-request',
    line: 'company',
    form: 'coi',
    task: 'form',
    sections: ['hero', 'steps', 'form', 'contact'],
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
export const pages: readonly Page[] = servedPages(allPages.map(withoutEmptyVideos), agency);

export type PageId = Page['id'];
