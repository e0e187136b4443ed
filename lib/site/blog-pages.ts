import type { Page } from './page.ts';

type Reading = { facts?: Record<string, string>; related: readonly string[] };

const article = (id: string, slug: string, { facts, related }: Reading): Page => ({
  id,
  path: `/blog/${slug}`,
  line: 'company',
  sections: ['hero', 'byline', ...(facts ? [{ kind: 'facts', facts } as const] : []), 'article', 'cta', { kind: 'related', pages: related }],
});

/** The blog and its articles; who wrote them and when is in articles.ts. */
export const blogPages = [
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
] as const satisfies readonly Page[];
