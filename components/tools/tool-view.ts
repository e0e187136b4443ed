import type { Messages } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** What the tools say when they are asked: loaded with the code that asks. */
export type ToolWords = Messages['tools'];

type Base<Id extends Exclude<keyof ToolWords, 'shared'>> = {
  id: Id;
  label: string;
  hint: string;
  submit: string;
  working: string;
  failed: string;
  locale: Locale;
  /** The language with its country, for figures. */
  regional: string;
  quotePath: string;
};

/** A look-up as it is drawn: every word is in the visitor's language. `link` leads to the public page that can answer instead. */
export type ToolView =
  | (Base<'usdot'> & { link: Link })
  | (Base<'vin'> & { link: Link })
  | (Base<'address'> & { link: Link })
  | (Base<'license'> & { state: string; states: readonly LicenseState[] });

type Link = { href: string; text: string };

export type LicenseState = { value: string; label: string /** How its numbers look, in words. */; shape: string };

/** Something that was found, and the fields of the general form that it answers. */
export type Finding = { title: string; lines: readonly { label: string; value: string }[]; values: Readonly<Record<string, string>> };

/** What was posted without script, and what is said of it. */
export type ToolStart = { typed: string; state: string; answer: ToolAnswer };

/** What a tool says. `link` offers the public page that can answer instead. */
export type ToolAnswer = {
  tone: 'success' | 'warning' | 'danger' | 'info';
  text: string;
  link?: boolean /** What was typed cannot be looked up as it stands. */;
  invalid?: true;
  findings?: readonly Finding[];
};
