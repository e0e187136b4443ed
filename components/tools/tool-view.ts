import type { Messages } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** Loaded with the code of the tools, not with the page. */
export type ToolWords = Messages['tools'];

type Base<Id extends Exclude<keyof ToolWords, 'shared'>> = {
  id: Id;
  label: string;
  hint: string;
  submit: string;
  working: string;
  failed: string;
  locale: Locale;
  /** The locale for numbers, money and dates, such as `es-US`. */
  regional: string;
  quotePath: string;
};

export type ToolView =
  | (Base<'usdot'> & { link: Link })
  | (Base<'vin'> & { link: Link })
  | (Base<'address'> & { link: Link })
  | (Base<'license'> & { state: string; states: readonly LicenseState[] });

type Link = { href: string; text: string };

export type LicenseState = {
  value: string;
  label: string;
  /** How its numbers look, in words. */
  shape: string;
};

export type Finding = { title: string; lines: readonly { label: string; value: string }[]; values: Readonly<Record<string, string>> };

/** The input and answer of a post without JavaScript. */
export type RestoredTool = { input: string; state: string; answer: ToolAnswer };

export type ToolAnswer = {
  tone: 'success' | 'warning' | 'danger' | 'info';
  text: string;
  link?: boolean;
  /** What was typed cannot be looked up as it stands. */
  invalid?: true;
  findings?: readonly Finding[];
};
