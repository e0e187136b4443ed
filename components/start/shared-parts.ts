import type { ProtectionWords } from '#components/protection/protect-content.ts';

/** What all pages share, kept in the start script: the files of hydration; by language the words of the protection layer and of a press that waits. */
export type SharedParts = {
  /** The style sheet of all pages. */
  sheet: string;
  /** Names of files in `folder`: the script that hydrates a page with those that it imports, and those that forms add. */
  folder: string;
  scripts: readonly string[];
  forms: readonly string[];
  guard: Readonly<Record<string, ProtectionWords>>;
  working: Readonly<Record<string, string>>;
};

declare global {
  const sharedParts: SharedParts;
}
