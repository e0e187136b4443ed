import type { Scope } from './offer.ts';
import type { Page, Section, SectionKind } from './page.ts';

type ArticleOptions = {
  only: readonly Scope[];
  facts?: Record<string, string>;
  /** Figures in the text, by its part: an item of `facts`. The list of all figures then follows the text. */
  boxes?: Readonly<Record<string, string>>;
  related: readonly string[];
};

function article(id: string, slug: string, { only, facts, boxes, related }: ArticleOptions): Page {
  const figures: readonly Section[] = facts ? [{ kind: 'facts', facts }] : [];
  const text: Section | SectionKind = boxes && facts ? { kind: 'article', boxes, facts } : 'article';
  return {
    id,
    path: `/blog/${slug}`,
    line: 'company',
    only,
    sections: ['hero', 'byline', ...(boxes ? [text, ...figures] : [...figures, text]), 'cta', { kind: 'related', pages: related }],
  };
}

/** Authors and dates are in articles.ts. */
export const blogPages = [
  { id: 'blog', path: '/blog', line: 'company', sections: ['hero', 'articles', 'cta'] },
  article('blog-suspension', 'license-suspended-first-48-hours', {
    only: ['personal'],
    facts: {
      review: 'FL.duiReviewDays',
      first: 'FL.reinstatementFirst',
      second: 'FL.reinstatementSecond',
      later: 'FL.reinstatementLater',
    },
    boxes: { deadline: 'review' },
    related: ['which-filing', 'lapse', 'dui', 'blog-sr22'],
  }),
  article('blog-certificates', 'certificates-of-insurance', {
    only: ['commercial'],
    related: ['coi-request', 'commercial-auto', 'workers-comp', 'blog-commercial'],
  }),
  article('blog-transportation', 'transportation-insurance', {
    only: ['commercial'],
    facts: { light: 'US.truckLight', general: 'US.truckGeneral', oil: 'US.truckOil', hazmat: 'US.truckHazmat' },
    related: ['transportation-hub', 'commercial-auto', 'blog-certificates'],
  }),
  article('blog-sr22', 'sr22-requirements', {
    only: ['FL', 'personal'],
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
    only: ['commercial'],
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
