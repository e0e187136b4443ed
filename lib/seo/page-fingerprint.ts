import { createHash } from 'node:crypto';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { type PageId, pages } from '#lib/site/pages.ts';

/** What the agency offers is no change of a page that it has. */
const unmarked = (key: string, value: unknown) => (['only', 'itemsOnly', 'everyLine', 'without'].includes(key) ? undefined : value);

/** Ids of all pages with a hash of their place in the table and of their words in every language. */
export function pageFingerprints(): [PageId, string][] {
  return pages.map((page) => {
    const words = locales.map((locale) => new Map<string, unknown>(Object.entries(messagesFor(locale).pages)).get(page.id));
    const hash = createHash('sha256')
      .update(`[${JSON.stringify(page, unmarked)},${JSON.stringify(words)}]`)
      .digest('hex');
    return [page.id, hash.slice(0, 12)];
  });
}
