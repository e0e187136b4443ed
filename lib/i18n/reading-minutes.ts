import { messagesFor } from './messages.ts';
import { defaultLocale } from './routing.ts';

/** Careful reading on a phone, perhaps in a second language. */
const wordsPerMinute = 140;

function wordsIn(part: unknown): number {
  if (typeof part === 'string') return part.split(/\s+/).filter(Boolean).length;
  return typeof part === 'object' && part !== null ? Object.values(part).reduce<number>((sum, below) => sum + wordsIn(below), 0) : 0;
}

const unread: readonly string[] = ['name', 'title', 'description', 'form', 'cta'];

/** Reading time of an article or another page in minutes, from the default language. */
export function readingMinutes(page: string): number {
  const pages: Readonly<Record<string, object | undefined>> = messagesFor(defaultLocale).pages;
  const parts = Object.entries(pages[page] ?? {});
  const isArticle = parts.some(([part]) => part === 'article');
  const read = parts.filter(([part]) => (isArticle ? part === 'hero' || part === 'article' : !unread.includes(part)));
  return Math.ceil(wordsIn(Object.fromEntries(read)) / wordsPerMinute);
}
