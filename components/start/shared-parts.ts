import type { ProtectionWords } from '#components/protection/protect-content.ts';

/** What all pages share and the start script contains: the files of hydration, and by language the words of the protection layer and of a waiting press. */
export type SharedParts = {
  /** The style sheet of all pages. */
  sheet: string;
  /** The folder of the files that `scripts` (the hydration script and its imports) and `forms` (needed on pages with a form) name. */
  folder: string;
  scripts: readonly string[];
  forms: readonly string[];
  protection: Readonly<Record<string, ProtectionWords>>;
  working: Readonly<Record<string, string>>;
};

declare global {
  const sharedParts: SharedParts;
}
