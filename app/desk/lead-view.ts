import 'server-only';
import { type InboxFilters, inboxAddress, leadAddress, parseFilters } from '#lib/staff/inbox-filters.ts';
import { nextLead } from '#lib/staff/next-lead.ts';
import { cursorOf } from '#lib/staff/store/inbox.ts';
import { normalizeReference } from '#lib/leads/reference.ts';
import { type DeskRequest, plainText, redirectTo } from './desk-route.tsx';

/** The inbox filters that a lead was opened from, in the query of its page and of its forms. */
export function viewOf({ searchParams }: URL): InboxFilters {
  return parseFilters(searchParams, plainText(searchParams.get('q') ?? ''));
}

const referenceOf = ({ params }: DeskRequest): string => normalizeReference(params.reference ?? '');

type OutcomeQuery = Readonly<Record<string, string>>;

/** After a reply: the top of the page. A browser otherwise keeps the fragment `#reply` of the form's address, below the outcome. */
const withTop = (address: string, done: OutcomeQuery): string => ('sent' in done ? `${address}#main` : address);

/** Redirects to the page of the lead. `done`: the outcome of the post, shown there. */
export function redirectToLead(request: DeskRequest, done: OutcomeQuery = {}): Response {
  return redirectTo(withTop(leadAddress(referenceOf(request), viewOf(request.url), done), done));
}

/** Redirects to the lead after `cursor` in the view, or to the inbox when there is no next lead. `done`: the outcome of the post, shown there. */
export async function redirectToNextLead(request: DeskRequest, cursor: string | undefined, done: OutcomeQuery = {}): Promise<Response> {
  const filters = viewOf(request.url);
  const reference = referenceOf(request);
  const next = await nextLead(filters, request.person.id, reference, cursor);
  if (next) return redirectTo(withTop(leadAddress(next, filters, done), done));
  const address = inboxAddress(filters);
  return redirectTo(`${address}${address.includes('?') ? '&' : '?'}noNext=1`);
}

/** The cursor of a lead in the view. Read before a change, which may move the lead. */
export const readCursor = (request: DeskRequest): Promise<string | undefined> => cursorOf(referenceOf(request));
