import 'server-only';
import type { Posted } from '#lib/forms/posted.ts';
import { isLostReason, isWorkStatus } from '#lib/staff/lead-status.ts';
import type { WorkChange } from '#lib/staff/store/lead-work.ts';
import { findPerson } from '#lib/staff/store/people.ts';
import { textField } from './desk-route.tsx';

/** The number of the visitor's updates that the posting page showed; undefined when it posts no number. */
export function readSeenUpdates(posted: Posted): number | undefined {
  return parseSeenUpdates(textField(posted, 'seen'));
}

export function parseSeenUpdates(text: string | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The change in the posted fields `status`, `reason` and `assignee`; undefined for an unknown value. */
export async function readWorkChange(posted: Posted): Promise<WorkChange | undefined> {
  const [status, reason, assignee] = [textField(posted, 'status'), textField(posted, 'reason'), textField(posted, 'assignee')];
  if (status && !isWorkStatus(status)) return undefined;
  const person = assignee && assignee !== 'nobody' ? await findPerson(assignee) : undefined;
  if (assignee && assignee !== 'nobody' && !person) return undefined;
  return {
    ...(isWorkStatus(status) ? { status, closedReason: isLostReason(reason) ? reason : status === 'lost' ? 'other' : null } : {}),
    ...(assignee ? { assigneeId: person?.id ?? null } : {}),
  };
}
