import type { OfferedLine, Scope } from './offer.ts';
import type { StateCode } from './states.ts';

/** Cards that link to pages, by the card's key. */
export function cards(pages: Readonly<Record<string, string>>): Section {
  return { kind: 'cards', links: linksTo(pages) };
}

function linksTo(pages: Readonly<Record<string, string>>): Record<string, ItemLink> {
  return Object.fromEntries(Object.entries(pages).map(([item, page]) => [item, { page }]));
}

/** Kinds of section; each has a file in components/sections. */
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
  'trust',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

type Line = OfferedLine | 'company';

/** A page of the table, or an outside address that opens in a new tab; with an empty address its item is left out. */
export type ItemLink = PageLink | { href: string };
/**
 * A page, with an optional query that presets its form (`type=homeowners`) or a fragment. `passesTitle`: the link passes the item's title to the form, as
 * `about` in the query, for a product that is no choice of the form.
 */
export type PageLink = { page: string; query?: string; fragment?: string; passesTitle?: true };

export type Section = {
  kind: SectionKind;
  /** Key of the section's words below the page; defaults to the kind. */
  words?: string;
  /** Links by the item's key; in a facts section, `office` is the state's own site; in a hero, `lead` is where the text `linked` links to. */
  links?: Record<string, ItemLink>;
  /**
   * Legal facts by the item's key, such as `{ general: 'US.truckGeneral' }` (lib/facts/displayed-fact.ts). A facts section shows them, a table names
   * their sources; its keys are `row` or `row.column`.
   */
  facts?: Record<string, string>;
  /** In an article, an item of `facts` at the head of a part of the text, by the part's key. */
  boxes?: Readonly<Record<string, string>>;
  /** The item of a facts section that comes first, in large type. */
  lead?: string;
  /** The keys of a facts section in parts, each with a heading in its words (`parts.freight`). */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** The rows are the states; each column is a name of lib/facts/displayed-fact.ts. */
  byState?: readonly string[];
  /** The columns are these states; each row is a fact, by the item's key. */
  states?: readonly StateCode[];
  pages?: readonly string[];
  /** Reviews of the home page that a testimonials section repeats, by their id. */
  reviews?: readonly string[];
  /** `check`: a list of what the visitor gets; `cross`: of what not to do. Without it, dots. */
  mark?: 'check' | 'cross';
  /** Lines with a warning sign, by key. */
  warnings?: readonly string[];
  /** Shows the words of `aside` beside the form. */
  aside?: true;
  /** Target of the button, when not the page's form or contact block. */
  to?: PageLink;
  /** A hero without picture and buttons on a phone, so that the section below it begins on the first screen. */
  brief?: true;
  /** On a wide screen the search of the section below takes the place of the hero's buttons. */
  hasSearch?: true;
  /** A brief hero that offers to send a message on a phone. */
  offersMessage?: true;
  /** On a phone its signs (cards styled as road signs) are in two columns, with their titles only. */
  isCompact?: true;
  /** On a phone its heading alone is shown until it is pressed. */
  fold?: true;
  /** Shown only when the agency offers one of these states or lines. */
  only?: readonly Scope[];
  /** The same for single items, by key. */
  itemsOnly?: Readonly<Record<string, readonly Scope[]>>;
  /** Items left out for this agency; written by `servedPages` and `withFilledSections`. */
  without?: readonly string[];
};

export type Task = 'form' | 'claims' | 'none';

export type Page = {
  id: string;
  path: string;
  aliases?: readonly string[];
  line: Line;
  /** The subject whose person of the team (`lib/site/team.ts`) is named beside its form. */
  subject?: 'filings' | 'trucking' | 'business';
  /** The parent page in breadcrumbs and menus, where it is not the one that the path suggests. `asGroup`: the breadcrumb shows the name of the header's menu for it. */
  above?: { page: string; asGroup?: true };
  /** Exists for every agency, whatever lines it sells. */
  everyLine?: true;
  /** Exists only when the agency offers one of these states or lines. */
  only?: readonly Scope[];
  form?: string;
  /** Preset values of that form, by field name. */
  formPresets?: Readonly<Record<string, string>>;
  sections: readonly (SectionKind | Section)[];
  /** Has its own route folder: the catch-all route leaves it out. */
  hasOwnRoute?: true;
  /**
   * The page's main task. The last button of the action bar then leads to the page's own `form` or to the `claims` lines instead of a quote, or is
   * left out (`none`).
   */
  task?: Task;
  /** Left out of sitemap, navigation and search engines. */
  hidden?: true;
};
