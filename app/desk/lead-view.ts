import 'server-only';
import { type InboxFilters, inboxAddress, leadAddress, readFilters } from '#lib/staff/inbox-filters.ts';
import { nextLead } from '#lib/staff/next-lead.ts';
import { cursorOf } from '#lib/staff/store/inbox.ts';
import { normalizeReference } from '#lib/leads/reference.ts';
import { type DeskRequest, plainText, redirectTo } from './desk-route.tsx';

/** The inbox filters that a lead was opened from, in the query of its page and of its forms. */
export function viewOf({ searchParams }: URL): InboxFilters {
  return readFilters(searchParams, plainText(searchParams.get('q') ?? ''));
}

const referenceOf = ({ params }: DeskRequest): string => normalizeReference(params.reference ?? '');

/** Redirects to the page of the lead. `done`: the outcome of the post, shown there. */
export function redirectToLead(request: DeskRequest, done: Readonly<Record<string, string>> = {}): Response {
  return redirectTo(leadAddress(referenceOf(request), viewOf(request.url), done));
}

/** Redirects to the lead after `cursor` in the view, or to the inbox when there is no next lead. `done`: the outcome of the post, shown there. */
export async function redirectToNextLead(
  request: DeskRequest,
  cursor: string | undefined,
  done: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const filters = viewOf(request.url);
  const reference = referenceOf(request);
  const next = await nextLead(filters, request.person.id, reference, cursor);
  if (next) return redirectTo(leadAddress(next, filters, done));
  const address = inboxAddress(filters);
  return redirectTo(`${address}${address.includes('?') ? '&' : '?'}last=1`);
}

/** The cursor of a lead in the view. Read before a change, which may move the lead. */
export const readCursor = (request: DeskRequest): Promise<string | undefined> => cursorOf(referenceOf(request));
