import type { ProtectionWords } from '#components/protection/protect-content.ts';
import type { HydrationFiles } from './defer-hydration.ts';

/**
 * What all pages share, kept in the start script: common files of the framework, and by language the words of the protection layer and of a busy
 * press.
 */
export type SharedParts = Pick<HydrationFiles, 'chunks' | 'styles' | 'sheet'> & {
  guard: Readonly<Record<string, ProtectionWords>>;
  working: Readonly<Record<string, string>>;
};

declare global {
  const sharedParts: SharedParts;
}
