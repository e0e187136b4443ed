import 'server-only';
import { type InboxFilters, inboxAddress, leadAddress, readFilters } from '#lib/staff/inbox-filters.ts';
import { nextLead } from '#lib/staff/next-lead.ts';
import { cursorOf } from '#lib/staff/store/inbox.ts';
import { normalizeReference } from '#lib/leads/reference.ts';
import { type DeskRequest, plainText, redirectTo } from './desk-route.tsx';

/** The view that a lead was opened from: it stands in the address of its page and of its forms. */
export function viewOf({ searchParams }: URL): InboxFilters {
  return readFilters(searchParams, plainText(searchParams.get('q') ?? ''));
}

const referenceOf = ({ params }: DeskRequest): string => normalizeReference(params.reference ?? '');

/** The page of the lead again, with what was done. */
export function backToLead(request: DeskRequest, done: Readonly<Record<string, string>> = {}): Response {
  return redirectTo(leadAddress(referenceOf(request), viewOf(request.url), done));
}

/** Goes on to the lead after a place in the view; to the inbox when there is none. `done`: what the post did, for the next page. */
export async function toNextLead(request: DeskRequest, place: string | undefined, done: Readonly<Record<string, string>> = {}): Promise<Response> {
  const filters = viewOf(request.url);
  const reference = referenceOf(request);
  const next = await nextLead(filters, request.person.id, reference, place);
  if (next) return redirectTo(leadAddress(next, filters, done));
  const address = inboxAddress(filters);
  return redirectTo(`${address}${address.includes('?') ? '&' : '?'}last=1`);
}

/** Where a lead stands in the view now: read before a change that moves it. */
export const placeOf = (request: DeskRequest): Promise<string | undefined> => cursorOf(referenceOf(request));
