import { cards, type Page, type PageLink, type Section } from './page.ts';
import type { insuranceTypes } from './options.ts';

/** The general form, preset with a type of insurance. */
const quote = (type: keyof typeof insuranceTypes): PageLink => ({ page: 'smart-quote', query: `type=${type}` });
/** The form of a page; `kind` presets its first choice. */
const formOf = (page: string, kind?: string): PageLink => ({ page, ...(kind && { query: `type=${kind}` }), fragment: 'quote-form' });
const catalog = (words: string, links: Record<string, PageLink>): Section => ({ kind: 'catalog', words, links });
const related = (...pages: string[]): Section => ({ kind: 'related', pages });

const withTitle = (link: PageLink): PageLink => ({ ...link, passesTitle: true });
const workersCompensation = withTitle(quote('workers-compensation'));
const other = withTitle(quote('other'));

export const productsPage = {
  id: 'products',
  path: '/products',
  line: 'company',
  sections: [
    { kind: 'hero', to: { page: 'products', fragment: 'commercial' } },
    'contents',
    catalog('commercial', {
      trucking: quote('trucking-insurance'),
      fleet: quote('commercial-auto-fleet'),
      hauled: other,
      property: formOf('commercial-property'),
      hoa: quote('hoa-coa-insurance'),
      hospitality: quote('hotel-hospitality'),
      apartments: quote('commercial-property'),
      liability: quote('general-liability'),
      workers: formOf('workers-comp'),
      owners: other,
      energy: other,
      umbrella: other,
    }),
    {
      ...catalog('staffing', {
        'light-industrial': workersCompensation,
        warehouse: workersCompensation,
        construction: workersCompensation,
        'hotel-staff': workersCompensation,
        health: workersCompensation,
        office: workersCompensation,
        cleaning: workersCompensation,
        drivers: workersCompensation,
      }),
      fold: true,
    },
    {
      ...catalog('services', {
        temporary: workersCompensation,
        'temp-to-hire': workersCompensation,
        peo: workersCompensation,
        record: workersCompensation,
        search: quote('general-liability'),
      }),
      fold: true,
    },
    catalog('coverages', {
      'auto-liability': quote('commercial-auto-fleet'),
      physical: quote('commercial-auto-fleet'),
      cargo: quote('trucking-insurance'),
      building: quote('commercial-property'),
      income: quote('commercial-property'),
      professional: other,
      employment: other,
      cyber: other,
      crime: other,
    }),
    catalog('personal', { auto: formOf('personal-auto'), homeowners: formOf('specialty-homeowners'), 'family-umbrella': other }),
    { kind: 'cards', words: 'next', links: { quote: { page: 'smart-quote' }, contact: { page: 'contact' } } },
  ],
} as const satisfies Page;

/** The form has no choice for these. */
const everySituation = Object.fromEntries(
  ['coastal', 'high-value', 'prior-claims', 'vacant', 'bank-owned', 'fire', 'water', 'foreclosure'].map((item) => [
    item,
    formOf('specialty-homeowners'),
  ]),
);

export const businessPages = [
  {
    id: 'commercial',
    path: '/commercial',
    line: 'commercial',
    subject: 'business',
    form: 'business-first',
    sections: [
      'hero',
      {
        ...cards({ truck: 'commercial-auto', hub: 'transportation-hub', workers: 'workers-comp', property: 'commercial-property' }),
        isCompact: true,
      },
      'form',
      { kind: 'list', words: 'why', mark: 'check', fold: true },
      { kind: 'steps', fold: true },
      'faq',
      related('products', 'blog-commercial', 'coi-request'),
    ],
  },
  {
    id: 'commercial-auto',
    path: '/commercial/transportation',
    aliases: ['/commercial-auto'],
    line: 'commercial',
    subject: 'trucking',
    form: 'commercial-auto-first',
    sections: [
      { kind: 'hero', links: { lead: { page: 'coi-request' } } },
      'contents',
      {
        kind: 'facts',
        words: 'minimums',
        facts: {
          light: 'US.truckLight',
          general: 'US.truckGeneral',
          oil: 'US.truckOil',
          hazmat: 'US.truckHazmat',
          'bus-small': 'US.busSmall',
          'bus-large': 'US.busLarge',
        },
        parts: { freight: ['light', 'general', 'oil', 'hazmat'], passengers: ['bus-small', 'bus-large'] },
      },
      'form',
      {
        kind: 'cards',
        fold: true,
        links: {
          single: formOf('commercial-auto'),
          fleets: formOf('commercial-auto', 'several'),
          transporters: formOf('commercial-auto', 'dump-truck'),
        },
      },
      { kind: 'list', words: 'coverages', fold: true },
      {
        kind: 'cards',
        words: 'bundle',
        fold: true,
        links: { workers: { page: 'workers-comp' }, contract: { page: 'workers-comp', fragment: 'faq' }, certificate: workersCompensation },
      },
      'faq',
      related('transportation-hub', 'blog-transportation', 'coi-request'),
    ],
  },
  {
    id: 'transportation-hub',
    path: '/commercial/transportation-hub',
    aliases: ['/transportation-hub'],
    line: 'commercial',
    subject: 'trucking',
    hasOwnRoute: true,
    sections: [
      { kind: 'hero', to: { page: 'transportation-hub', fragment: 'start' } },
      'contents',
      {
        kind: 'cards',
        words: 'start',
        links: {
          single: quote('trucking-insurance'),
          fleets: quote('commercial-auto-fleet'),
          workers: workersCompensation,
          review: { page: 'contact' },
        },
      },
      { kind: 'cards', words: 'tools' },
      { kind: 'resources', fold: true },
      { kind: 'list', words: 'review', fold: true },
      { kind: 'steps', fold: true },
      { kind: 'list', words: 'insured', mark: 'check' },
      { kind: 'testimonials', fold: true },
      'faq',
      { kind: 'contact', fold: true },
    ],
  },
  {
    id: 'workers-comp',
    path: '/commercial/workers-comp-transportation',
    aliases: ['/workers-comp'],
    line: 'commercial',
    subject: 'business',
    form: 'workers-compensation',
    sections: [
      'hero',
      {
        kind: 'facts',
        words: 'florida',
        fold: true,
        facts: {
          construction: 'FL.workersCompConstruction',
          other: 'FL.workersCompOther',
          ownership: 'FL.exemptionOwnership',
          owners: 'FL.exemptionConstruction',
          term: 'FL.exemptionYears',
        },
      },
      'form',
      'cards',
      { kind: 'list', fold: true },
      'faq',
      related('commercial-auto', 'transportation-hub', 'products'),
    ],
  },
  {
    id: 'commercial-property',
    path: '/commercial/property-and-buildings',
    aliases: ['/commercial-property'],
    line: 'property',
    subject: 'business',
    form: 'commercial-property-first',
    sections: [
      'hero',
      'contents',
      {
        kind: 'cards',
        links: {
          hoa: formOf('commercial-property', 'apartment'),
          hotels: formOf('commercial-property', 'hotel'),
          apartments: formOf('commercial-property', 'apartment'),
          'strip-malls': formOf('commercial-property', 'shopping-center'),
        },
      },
      'form',
      { kind: 'prose', words: 'condo', fold: true },
      { kind: 'testimonials', reviews: ['building'] },
      { kind: 'cards', words: 'hard', fold: true },
      { kind: 'list', words: 'file', fold: true },
      'faq',
      'cta',
      related('products', 'blog-certificates', 'claims-help'),
    ],
  },
  {
    id: 'specialty-homeowners',
    path: '/specialty-homeowners',
    above: { page: 'personal-auto', asGroup: true },
    line: 'homeowners',
    form: 'homeowners-first',
    sections: [
      'hero',
      'steps',
      'form',
      { kind: 'cards', fold: true, links: everySituation },
      'faq',
      related('commercial-property', 'products', 'claims-help'),
    ],
  },
] as const satisfies readonly Page[];
