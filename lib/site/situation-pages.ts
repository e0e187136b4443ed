import type { Scope } from './offer.ts';
import type { Page, Section } from './page.ts';

type Sections = Page['sections'];
type SituationPageOptions = {
  /** The section before the form, by its words. */
  first?: string;
  /** The page exists only when the agency offers one of these states or lines. */
  only?: readonly Scope[];
  /** Questions, by key, that are shown only when the agency offers one of their states or lines. */
  faq?: Readonly<Record<string, readonly Scope[]>>;
  /** Preset values of the form, by field name. */
  formPresets?: Readonly<Record<string, string>>;
  /** The page above it in the breadcrumb, by its id. */
  above?: string;
};

const toSection = (section: Sections[number]): Section => (typeof section === 'string' ? { kind: section } : section);
/** On a phone the section before the form is open, and what follows the form is folded, at most three in a row. */
const maxInRow = 3;
const foldOnPhone = (section: Section): Section => ({ ...section, fold: true });

const situationPage = (
  id: string,
  slug: string,
  alias: string,
  sections: Sections,
  next: readonly string[],
  { first = 'list', only, faq, formPresets = {}, above }: SituationPageOptions = {},
): Page => {
  const rest = sections.map(toSection).filter(({ kind, words = kind }) => words !== first);
  const folded = [toSection('cards'), ...rest].map(foldOnPhone);
  return {
    id,
    path: `/personal-auto/${slug}`,
    aliases: [`/${alias}`],
    line: 'personal',
    subject: 'filings',
    ...(above && { above: { page: above } }),
    ...(only && { only }),
    form: 'filingNeeded' in formPresets ? 'filing-first' : 'personal-auto-first',
    formPresets,
    sections: [
      'hero',
      'contents',
      ...sections.map(toSection).filter(({ kind, words = kind }) => words === first),
      'form',
      ...folded.slice(0, maxInRow),
      ...(faq ? [{ kind: 'faq', itemsOnly: faq } as const] : (['faq'] as const)),
      ...folded.slice(maxInRow),
      { kind: 'cta', to: { page: 'which-filing' } },
      { kind: 'related', pages: next },
    ],
  };
};

/** Pages about one situation of a driver. */
export const situationPages: readonly Page[] = [
  situationPage(
    'sr-22',
    'sr-22-multi-state',
    'sr22-insurance',
    ['steps', { kind: 'table', words: 'by-state', byState: ['filings', 'sr22Term'] }, 'prose'],
    ['states', 'fr-44', 'dui', 'lapse'],
    { first: 'steps', formPresets: { filingNeeded: 'sr-22' }, above: 'high-risk' },
  ),
  situationPage(
    'fr-44',
    'fr-44-florida',
    'fr44-insurance',
    [
      { kind: 'table', words: 'facts', states: ['FL', 'VA'] },
      {
        kind: 'table',
        facts: { 'perPerson.fr44': 'FL.fr44', 'perPerson.sr22': 'FL.minimum', 'term.fr44': 'FL.fr44Term', 'term.sr22': 'FL.sr22Term' },
      },
      { kind: 'prose', itemsOnly: { virginia: ['VA'] } },
    ],
    ['state-fl', 'state-va', 'dui', 'sr-22'],
    { first: 'facts', only: ['FL'], formPresets: { filingNeeded: 'fr-44' }, above: 'high-risk' },
  ),
  situationPage(
    'dui',
    'dui-insurance',
    'dui-insurance',
    ['steps', { kind: 'table', words: 'by-state', byState: ['afterDui'] }, 'prose'],
    ['fr-44', 'sr-22', 'states'],
    { first: 'steps', formPresets: { reason: 'dui' }, above: 'high-risk' },
  ),
  situationPage(
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
    { formPresets: { reason: 'accident-or-tickets' }, above: 'high-risk' },
  ),
  situationPage(
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
    { first: 'facts', formPresets: { reason: 'lapse' }, above: 'high-risk' },
  ),
  situationPage(
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
    { formPresets: { reason: 'young-driver' } },
  ),
  situationPage(
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
    { faq: { winter: ['FL'] }, formPresets: { reason: 'senior-driver' } },
  ),
];
