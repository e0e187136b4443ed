import 'server-only';
import { type InboxFilters, inboxQuery } from './inbox-filters.ts';
import { firstReference } from './store/inbox.ts';

/** The lead that follows a cursor in a view, else the view's first one; undefined when `reference` is its only one. */
export async function nextLead(filters: InboxFilters, staffId: string, reference: string, after?: string): Promise<string | undefined> {
  const query = await inboxQuery(filters, staffId, Date.now(), after);
  const next = await firstReference(query, reference);
  return next ?? (after ? firstReference({ ...query, after: undefined }, reference) : undefined);
}
