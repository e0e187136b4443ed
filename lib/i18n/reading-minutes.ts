import { messagesFor } from './messages.ts';
import { defaultLocale } from './routing.ts';

/** The pace of someone who reads with care, on a phone, perhaps in a second language. */
const wordsPerMinute = 140;

function wordsIn(part: unknown): number {
  if (typeof part === 'string') return part.split(/\s+/).filter(Boolean).length;
  return typeof part === 'object' && part !== null ? Object.values(part).reduce<number>((sum, below) => sum + wordsIn(below), 0) : 0;
}

/** Whole minutes that an article takes, the same in every language: counted in the default one. */
export function readingMinutes(page: string): number {
  const pages: Readonly<Record<string, object | undefined>> = messagesFor(defaultLocale).pages;
  const read = Object.entries(pages[page] ?? {}).filter(([part]) => part === 'hero' || part === 'article');
  return Math.ceil(wordsIn(Object.fromEntries(read)) / wordsPerMinute);
}
