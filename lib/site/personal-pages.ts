import { cards, type Page, type Section } from './page.ts';
import type { Scope } from './offer.ts';

const situations: Section = {
  ...cards({
    sr22: 'sr-22',
    fr44: 'fr-44',
    dui: 'dui',
    accidents: 'accidents-and-tickets',
    lapse: 'lapse',
    young: 'young-drivers',
    senior: 'senior-drivers',
  }),
  compact: true,
};

type Sections = Page['sections'];
/** `lead`: the section before the form, by its words; the states on which a page or some of its questions depend. */
type Special = { lead?: string; only?: readonly Scope[]; faq?: Readonly<Record<string, readonly Scope[]>>; start?: Readonly<Record<string, string>> };

/** On a phone the lead is open, and what follows the form is folded. */
const written = (section: Sections[number]): Section => (typeof section === 'string' ? { kind: section } : section);
const foldOnPhone = (section: Section): Section => ({ ...section, fold: true });

const auto = (
  id: string,
  slug: string,
  alias: string,
  sections: Sections,
  next: readonly string[],
  { lead = 'list', only, faq, start = {} }: Special = {},
): Page => ({
  id,
  path: `/personal-auto/${slug}`,
  aliases: [`/${alias}`],
  line: 'personal',
  ...(only && { only }),
  form: 'filingNeeded' in start ? 'filing-first' : 'personal-auto-first',
  formStart: start,
  sections: [
    'hero',
    'contents',
    ...sections.map(written).filter(({ kind, words = kind }) => words === lead),
    'form',
    { kind: 'cards', fold: true },
    ...sections
      .map(written)
      .filter(({ kind, words = kind }) => words !== lead)
      .map(foldOnPhone),
    ...(faq ? [{ kind: 'faq', itemsOnly: faq } as const] : (['faq'] as const)),
    { kind: 'cta', to: { page: 'which-filing' } },
    { kind: 'related', pages: next },
  ],
});

export const personalPages: readonly Page[] = [
  {
    id: 'personal-auto',
    path: '/personal-auto',
    line: 'personal',
    form: 'personal-auto-first',
    sections: [
      'hero',
      situations,
      'form',
      { kind: 'table', words: 'coverages', fold: true },
      { kind: 'facts', fold: true, facts: { florida: 'FL.minimum', pip: 'FL.minPip', georgia: 'GA.minimum' } },
      { kind: 'faq', fold: true },
      { kind: 'cta', to: { page: 'high-risk' } },
      { kind: 'related', pages: ['states', 'which-filing', 'auto-quote', 'savings-review'] },
    ],
  },
  {
    id: 'high-risk',
    path: '/personal-auto/high-risk',
    line: 'personal',
    form: 'personal-auto-first',
    sections: [
      'hero',
      situations,
      'form',
      { kind: 'list', words: 'why', mark: 'check', fold: true },
      {
        kind: 'table',
        words: 'papers',
        fold: true,
        itemsOnly: { sr22: ['FL', 'AL', 'SC', 'TN', 'VA', 'MS', 'LA'], sr22a: ['GA'], fr44: ['FL', 'VA'], dl123: ['NC'] },
        facts: {
          sr22: 'FL.filings',
          'sr22.AL': 'AL.filings',
          'sr22.SC': 'SC.filings',
          'sr22.TN': 'TN.filings',
          'sr22.VA': 'VA.filings',
          'sr22.MS': 'MS.filings',
          'sr22.LA': 'LA.filings',
          sr22a: 'GA.sr22PrepaidMonths',
          fr44: 'VA.fr44',
          dl123: 'NC.filings',
        },
      },
      { kind: 'faq', fold: true },
      { kind: 'cta', to: { page: 'which-filing' } },
      { kind: 'related', pages: ['states', 'which-filing', 'personal-auto', 'blog-sr22'] },
    ],
  },
  {
    id: 'which-filing',
    path: '/personal-auto/which-filing',
    line: 'personal',
    form: 'filing-first',
    hasOwnRoute: true,
    sections: ['hero', 'form'],
  },
  auto(
    'sr-22',
    'sr-22-multi-state',
    'sr22-insurance',
    ['steps', { kind: 'table', words: 'by-state', byState: ['filings', 'sr22Term'] }, 'prose'],
    ['states', 'fr-44', 'dui', 'lapse'],
    { lead: 'steps', start: { filingNeeded: 'sr-22' } },
  ),
  auto(
    'fr-44',
    'fr-44-florida',
    'fr44-insurance',
    [
      { kind: 'table', words: 'facts', states: ['FL', 'VA'] },
      {
        kind: 'table',
        facts: {
          'injuries.fr44': 'FL.fr44',
          'property.fr44': 'FL.fr44Property',
          'term.fr44': 'FL.fr44Term',
          'injuries.sr22': 'FL.minimum',
          'property.sr22': 'FL.minProperty',
          'term.sr22': 'FL.sr22Term',
        },
      },
      { kind: 'prose', itemsOnly: { virginia: ['VA'] } },
    ],
    ['state-fl', 'state-va', 'dui', 'sr-22'],
    { lead: 'facts', only: ['FL'], start: { filingNeeded: 'fr-44' } },
  ),
  auto(
    'dui',
    'dui-insurance',
    'dui-insurance',
    ['steps', { kind: 'table', words: 'by-state', byState: ['afterDui'] }, 'prose'],
    ['fr-44', 'sr-22', 'states'],
    { lead: 'steps', start: { reason: 'dui' } },
  ),
  auto(
    'accidents-and-tickets',
    'accidents-and-tickets',
    'accidents-tickets-insurance',
    [
      'list',
      'table',
      {
        kind: 'facts',
        facts: {
          florida: 'FL.sr22Term',
          georgia: 'GA.sr22Term',
          georgiaPaid: 'GA.sr22PrepaidMonths',
          tennessee: 'TN.sr22Term',
          northCarolina: 'NC.filings',
          kentucky: 'KY.filings',
        },
      },
      'prose',
    ],
    ['high-risk', 'sr-22', 'lapse', 'young-drivers'],
    { start: { reason: 'accident-or-tickets' } },
  ),
  auto(
    'lapse',
    'insurance-after-a-lapse',
    'insurance-after-lapse',
    [
      { kind: 'list', itemsOnly: { plate: ['FL'] } },
      {
        kind: 'facts',
        facts: {
          reinstatementFirst: 'FL.reinstatementFirst',
          reinstatementSecond: 'FL.reinstatementSecond',
          reinstatementLater: 'FL.reinstatementLater',
          lapseReportDays: 'FL.lapseReportDays',
        },
      },
      'prose',
    ],
    ['sr-22', 'states', 'state-fl', 'accidents-and-tickets'],
    { lead: 'facts', start: { reason: 'lapse' } },
  ),
  auto(
    'young-drivers',
    'young-drivers',
    'young-drivers-insurance',
    [
      'list',
      'table',
      'prose',
      {
        kind: 'facts',
        facts: {
          florida: 'FL.minimum',
          georgia: 'GA.minimum',
          southCarolina: 'SC.minimum',
          northCarolina: 'NC.minimum',
          tennessee: 'TN.minimum',
          virginia: 'VA.minimum',
        },
      },
    ],
    ['accidents-and-tickets', 'states', 'auto-quote'],
    { start: { reason: 'young-driver' } },
  ),
  auto(
    'senior-drivers',
    'senior-drivers',
    'senior-drivers-insurance',
    [
      { kind: 'list', itemsOnly: { seasons: ['FL'] } },
      'table',
      'prose',
      { kind: 'facts', only: ['FL'], facts: { florida: 'FL.minimum', pip: 'FL.minPip', northCarolina: 'NC.minimum' } },
    ],
    ['savings-review', 'state-fl', 'specialty-homeowners'],
    { faq: { winter: ['FL'] }, start: { reason: 'senior-driver' } },
  ),
  {
    id: 'license-and-papers',
    path: '/personal-auto/license-and-papers',
    aliases: ['/foreign-license-insurance'],
    line: 'personal',
    form: 'personal-auto-first',
    sections: [
      'hero',
      'list',
      'form',
      { kind: 'table', fold: true },
      { kind: 'prose', fold: true },
      'faq',
      { kind: 'cta', to: { page: 'which-filing' } },
      { kind: 'related', pages: ['paying', 'states-we-serve', 'personal-auto', 'privacy'] },
    ],
  },
  {
    id: 'rideshare-and-delivery',
    path: '/personal-auto/rideshare-and-delivery',
    aliases: ['/rideshare-insurance'],
    line: 'personal',
    form: 'personal-auto-first',
    sections: [
      'hero',
      'list',
      'form',
      { kind: 'table', fold: true },
      { kind: 'prose', fold: true },
      'faq',
      { kind: 'cta', to: { page: 'commercial-auto' } },
      { kind: 'related', pages: ['personal-auto', 'license-and-papers', 'commercial-auto', 'paying'] },
    ],
  },
];
