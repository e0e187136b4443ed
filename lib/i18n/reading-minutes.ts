import { messagesFor } from './messages.ts';
import { defaultLocale } from './routing.ts';

/** Careful reading on a phone, perhaps in a second language. */
const wordsPerMinute = 140;

function wordsIn(part: unknown): number {
  if (typeof part === 'string') return part.split(/\s+/).filter(Boolean).length;
  return typeof part === 'object' && part !== null ? Object.values(part).reduce<number>((sum, below) => sum + wordsIn(below), 0) : 0;
}

/** Reading time of an article in minutes, from the default language. */
export function readingMinutes(page: string): number {
  const pages: Readonly<Record<string, object | undefined>> = messagesFor(defaultLocale).pages;
  const articleParts = Object.entries(pages[page] ?? {}).filter(([part]) => part === 'hero' || part === 'article');
  return Math.ceil(wordsIn(Object.fromEntries(articleParts)) / wordsPerMinute);
}
