import { headerGroupOf } from '#lib/site/navigation.ts';
import { trailOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';
import { messagesFor } from './messages.ts';
import { pageName } from './page-words.ts';
import type { Locale } from './routing.ts';

/** The breadcrumbs of a page, from the home page down, with the names that they have there. */
export function pageTrail(locale: Locale, page: Page): { id: string; path: string; name: string }[] {
  const group = headerGroupOf(page);
  const nameOf = (id: string) =>
    page.above?.asGroup && id === page.above.page && group ? messagesFor(locale).site.groups[group] : pageName(locale, id);
  return trailOf(page).map(({ id, path }) => ({ id, path, name: nameOf(id) }));
}
