import type { BusinessLine, Scope } from './offer.ts';

/** The kinds of section that a page may be made of; each has one file in components/sections. */
export const sectionKinds = [
  'hero',
  'cards',
  'steps',
  'list',
  'prose',
  'stats',
  'faq',
  'testimonials',
  'social',
  'resources',
  'contact',
  'form',
  'cta',
  'facts',
  'table',
  'contents',
  'related',
  'articles',
  'article',
  'byline',
  'catalog',
  'claims',
  'licenses',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Kinds whose words are those of other sections and pages. */
const wordless: readonly SectionKind[] = ['contents', 'related', 'byline'];

/** Whether a kind of section has words of its own below the page. */
export function hasWords(kind: SectionKind): boolean {
  return !wordless.includes(kind);
}

export type Line = BusinessLine | 'company';

/** Where an item of a section leads: a page of the table, or an address outside that opens in a new tab. */
export type ItemLink = PageLink | { href: string };
/** A page, where wanted with the query that starts its form (`type=homeowners`) or the fragment to go to. */
export type PageLink = { page: string; query?: string; fragment?: string /** The name of the item travels along. */; named?: true };

export type Section = {
  kind: SectionKind;
  /** Key of the section's words below the page; the kind itself unless a page has two of a kind. */
  words?: string;
  /** Links of the section's items, by the item's key in the messages; in a facts section `office`, the state's own site. */
  links?: Record<string, ItemLink>;
  /**
   * Figures of law by the item's key: `{ general: 'US.truckGeneral' }`, as lib/facts/displayed-fact.ts names them. A facts section
   * shows them; a table, whose words name them, says below who states them.
   */
  facts?: Record<string, string>;
  /** A table whose rows are the states; each column is a name of lib/facts/displayed-fact.ts. */
  byState?: readonly string[];
  /** Pages that a related section names, by id. */
  pages?: readonly string[];
  /** A list of what not to do has a cross before each line. */
  mark?: 'cross';
  /** A form with the words of `aside` beside it. */
  aside?: true;
  /** Where the button of a hero or a closing call leads, if not to the page's form or to the people who can help. */
  to?: PageLink;
  /** Shown only where the agency offers one of these states or lines. */
  only?: readonly Scope[];
  /** The same for single items, by their key in the messages. */
  itemsOnly?: Readonly<Record<string, readonly Scope[]>>;
  /** Items that are left out because of what the agency offers; `servedPages` writes it. */
  without?: readonly string[];
};

export type Page = {
  id: string;
  path: string;
  aliases?: readonly string[];
  line: Line;
  /** Exists whatever lines the agency sells. */
  everyLine?: true;
  /** Exists only where the agency offers one of these states or lines. */
  only?: readonly Scope[];
  /** The form shown by the page's form section. */
  form?: string;
  /** Answers that stand in that form from the start, by the field's name. */
  formStart?: Readonly<Record<string, string>>;
  sections: readonly (SectionKind | Section)[];
  /** Pages with a route folder of their own are not made by the catch-all route. */
  own?: true;
  /** Left out of sitemap, navigation and search engines. */
  hidden?: true;
};
