import { businessPages, productsPage } from './business-pages.ts';
import { cards } from './card-links.ts';
import type { Page } from './page.ts';
import { personalPages } from './personal-pages.ts';
import { allStatePages } from './state-pages.ts';

type Reading = { facts?: Record<string, string>; related: readonly string[] };

const article = (id: string, slug: string, { facts, related }: Reading): Page => ({
  id,
  path: `/blog/${slug}`,
  line: 'company',
  sections: ['hero', 'byline', ...(facts ? [{ kind: 'facts', facts } as const] : []), 'article', 'cta', { kind: 'related', pages: related }],
});

/** Every page of the site, once. Routes, links, metadata, sitemap, navigation and tests are read from here. */
export const pages = [
  {
    id: 'home',
    path: '/',
    line: 'personal',
    form: 'home',
    own: true,
    sections: [
      'hero',
      cards({
        suspended: 'sr-22',
        dui: 'dui',
        lapse: 'lapse',
        truck: 'commercial-auto',
        building: 'commercial-property',
        certificate: 'coi-request',
      }),
      'form',
      { kind: 'list', words: 'why' },
      'contact',
      'testimonials',
      { kind: 'cta', words: 'flood' },
    ],
  },
  { id: 'get-quote', path: '/get-quote', line: 'personal', form: 'selector', sections: ['hero', 'form'] },
  { id: 'smart-quote', path: '/smart-quote', line: 'personal', form: 'smart-quote', sections: ['hero', 'form'] },
  { id: 'auto-quote', path: '/auto-quote', line: 'personal', form: 'auto-wizard', sections: ['hero', 'form'] },
  { id: 'ai-insights', path: '/ai-insights', line: 'company', hidden: true, sections: ['hero', 'prose'] },
  { id: 'contact', path: '/contact', line: 'company', form: 'contact', own: true, sections: ['hero', 'form', 'contact'] },
  productsPage,
  ...personalPages,
  ...allStatePages,
  ...businessPages,
  { id: 'videos', path: '/videos', line: 'company', sections: ['hero', 'list'] },
  { id: 'about', path: '/about-us', aliases: ['/about'], line: 'company', sections: ['hero', 'prose', 'contact'] },
  { id: 'blog', path: '/blog', line: 'company', sections: ['hero', 'articles', 'cta'] },
  article('blog-suspension', 'license-suspended-first-48-hours', {
    facts: {
      review: 'FL.duiReviewDays',
      first: 'FL.reinstatementFirst',
      second: 'FL.reinstatementSecond',
      later: 'FL.reinstatementLater',
    },
    related: ['which-filing', 'lapse', 'dui', 'blog-sr22'],
  }),
  article('blog-certificates', 'certificates-of-insurance', {
    related: ['coi-request', 'commercial-auto', 'workers-comp', 'blog-commercial'],
  }),
  article('blog-transportation', 'transportation-insurance', {
    facts: { light: 'US.truckLight', general: 'US.truckGeneral', oil: 'US.truckOil', hazmat: 'US.truckHazmat' },
    related: ['transportation-hub', 'commercial-auto', 'blog-certificates'],
  }),
  article('blog-sr22', 'sr22-requirements', {
    facts: {
      person: 'FL.minPerPerson',
      crash: 'FL.minPerCrash',
      property: 'FL.minProperty',
      pip: 'FL.minPip',
      term: 'FL.sr22Years',
    },
    related: ['sr-22', 'fr-44', 'which-filing', 'blog-suspension'],
  }),
  article('blog-commercial', 'commercial-guide', {
    facts: {
      construction: 'FL.workersCompConstruction',
      other: 'FL.workersCompOther',
      owner: 'FL.exemptionOwnership',
      officers: 'FL.exemptionConstruction',
      years: 'FL.exemptionYears',
    },
    related: ['commercial', 'products', 'workers-comp', 'blog-certificates'],
  }),
  {
    id: 'client-portal',
    path: '/client-portal',
    aliases: ['/id-card'],
    line: 'company',
    sections: ['hero', cards({ certificate: 'coi-request', review: 'savings-review', claims: 'claims-help', contact: 'contact' })],
  },
  { id: 'coi-request', path: '/client-portal/coi-request', line: 'company', form: 'coi', sections: ['hero', 'steps', 'form', 'contact'] },
  {
    id: 'savings-review',
    path: '/client-portal/savings-review',
    line: 'company',
    form: 'review-selector',
    sections: ['hero', 'steps', 'form', 'contact'],
  },
  { id: 'claims-help', path: '/claims-help', line: 'company', sections: ['hero', 'steps', 'contact'] },
  { id: 'privacy', path: '/privacy', line: 'company', sections: ['hero', 'prose'] },
  { id: 'terms', path: '/terms', line: 'company', sections: ['hero', 'prose'] },
  { id: 'accessibility', path: '/accessibility', line: 'company', sections: ['hero', 'prose'] },
] as const satisfies readonly Page[];

export type PageId = (typeof pages)[number]['id'];
