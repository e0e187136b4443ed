import 'server-only';
import type { LeadOutcome } from '#components/desk/lead/lead-page-props.ts';
import { findDeskLead } from '#lib/staff/find-desk-lead.ts';
import { type InboxFilters, leadAddress } from '#lib/staff/inbox-filters.ts';
import { canUndo } from '#lib/staff/store/lead-work.ts';

function outcomeId(params: URLSearchParams): LeadOutcome['outcome'] {
  if (params.has('sent')) return 'sent';
  if (params.has('recorded')) return params.get('recorded') === 'attempt' ? 'attempted' : 'recorded';
  return params.has('done') ? 'changed' : undefined;
}

/** The outcome of the last post, from the query of its redirect. */
export async function readLeadOutcome({ searchParams }: URL, filters: InboxFilters, now: number): Promise<LeadOutcome> {
  const outcome = outcomeId(searchParams);
  const [, reference, event] = /^([A-Z\d]{8})(?:\.(\d{1,15}))?$/.exec(searchParams.get('previous') ?? '') ?? [];
  const deskLead = reference ? await findDeskLead(reference) : undefined;
  if (!deskLead) return { outcome, previous: undefined };
  const { lead, contact, events, work } = deskLead;
  const undoableEvent = events.find((candidate) => candidate.seq === Number(event) && canUndo(candidate, work, now))?.seq;
  return { outcome, previous: { reference: lead.reference, name: contact.name, address: leadAddress(lead.reference, filters), undoableEvent } };
}
