import type { ProtectionWords } from '#components/protection/protect-content.ts';

/** What all pages share, kept in the start script: the files of hydration; by language the words of the protection layer and of a press that waits. */
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
