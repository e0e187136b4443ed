import 'server-only';
import { type InboxFilters, inboxAddress, leadAddress, parseFilters } from '#lib/staff/inbox-filters.ts';
import { nextLead } from '#lib/staff/next-lead.ts';
import { cursorOf } from '#lib/staff/store/inbox.ts';
import { normalizeReference } from '#lib/leads/reference.ts';
import { type DeskRequest, plainText, redirectTo } from './desk-route.tsx';

/** The inbox filters that a lead was opened from, in the query of its page and of its forms. */
export function filtersOf({ searchParams }: URL): InboxFilters {
  return parseFilters(searchParams, plainText(searchParams.get('q') ?? ''));
}

const referenceOf = ({ params }: DeskRequest): string => normalizeReference(params.reference ?? '');

type OutcomeQuery = Readonly<Record<string, string>>;

/** A browser keeps `#reply` of the form's address over a redirect. After a reply `#main` leads to the outcome, at the top of the page. */
const withTop = (address: string, outcome: OutcomeQuery): string => ('sent' in outcome ? `${address}#main` : address);

/** Redirects to the page of the lead, which shows the outcome of the post. */
export function redirectToLead(request: DeskRequest, outcome: OutcomeQuery = {}): Response {
  return redirectTo(withTop(leadAddress(referenceOf(request), filtersOf(request.url), outcome), outcome));
}

/** Redirects to the lead after `cursor` in the view, or to the inbox when there is no next lead. Both show the outcome of the post. */
export async function redirectToNextLead(request: DeskRequest, cursor: string | undefined, outcome: OutcomeQuery = {}): Promise<Response> {
  const filters = filtersOf(request.url);
  const reference = referenceOf(request);
  const next = await nextLead(filters, request.person.id, reference, cursor);
  const address = next ? leadAddress(next, filters, outcome) : inboxAddress(filters, { noNext: '1', ...outcome });
  return redirectTo(withTop(address, outcome));
}

/** The cursor of a lead in the view. Read before a change, which may move the lead. */
export const readCursor = (request: DeskRequest): Promise<string | undefined> => cursorOf(referenceOf(request));
