import type { GuardWords } from '#components/guard/guard.ts';
import type { Parts } from './framework.ts';

/** What every held page leaves out: the parts of the framework that all ask for, and by language what the protection layer says and what is said of a press that waits. */
export type SharedParts = Pick<Parts, 'chunks' | 'styles' | 'sheet'> & {
  guard: Readonly<Record<string, GuardWords>>;
  working: Readonly<Record<string, string>>;
};

declare global {
  /** Put in by the build (`scripts/build/bundle-start.ts`), which alone makes pages that leave something out. */
  const sharedParts: SharedParts;
}
