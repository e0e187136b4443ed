import { createHash } from 'node:crypto';
import { allMessagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { allPages, type PageId } from '#lib/site/pages.ts';

/** An address outside, as of the agency's partners, is no word of the page. */
const ownOnly = (key: string, value: unknown) => (key === 'href' ? undefined : value);

/** Ids of all pages, also of those that the agency does not offer, with a hash of their place in the table and of their words in every language. */
export function pageFingerprints(): [PageId, string][] {
  return allPages.map((page) => {
    const words = locales.map((locale) => new Map<string, unknown>(Object.entries(allMessagesFor(locale).pages)).get(page.id));
    const hash = createHash('sha256')
      .update(JSON.stringify([page, words], ownOnly))
      .digest('hex');
    return [page.id, hash.slice(0, 12)];
  });
}
