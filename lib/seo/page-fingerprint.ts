import { createHash } from 'node:crypto';
import { allMessagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { allPages, type PageId } from '#lib/site/pages.ts';

/** Outside addresses, such as a partner's, are not part of the page's words. */
const withoutLinkTargets = (key: string, value: unknown) => (key === 'href' ? undefined : value);

/** A hash of each page's table entry and words in every language, including pages that the agency does not offer. */
export function pageFingerprints(): [PageId, string][] {
  return allPages.map((page) => {
    const words = locales.map((locale) => new Map<string, unknown>(Object.entries(allMessagesFor(locale).pages)).get(page.id));
    const hash = createHash('sha256')
      .update(JSON.stringify([page, words], withoutLinkTargets))
      .digest('hex');
    return [page.id, hash.slice(0, 12)];
  });
}
