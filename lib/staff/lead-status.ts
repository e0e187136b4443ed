import 'server-only';

/** How far the staff are with a lead. */
export const workStatuses = ['new', 'working', 'waiting', 'quoted', 'won', 'lost', 'spam'] as const;
export type WorkStatus = (typeof workStatuses)[number];
export const closedStatuses: readonly WorkStatus[] = ['won', 'lost', 'spam'];

/** Why a lead waits for staff: it has no reply yet, or an update after the last reply, or that reply was given up. */
export type WaitingReason = 'new' | 'wrote' | 'papers' | 'undelivered';

/** Why a lead was lost. */
export const lostReasons = ['price', 'elsewhere', 'no-market', 'no-answer', 'not-needed', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export function isWorkStatus(value: unknown): value is WorkStatus {
  return workStatuses.some((status) => status === value);
}

export function isLostReason(value: unknown): value is LostReason {
  return lostReasons.some((reason) => reason === value);
}

/** The methods by which staff reach a visitor outside the desk. */
export const replyMethods = ['phone', 'text', 'whatsApp', 'person'] as const;
export type ReplyMethod = (typeof replyMethods)[number];

/** Staff tried to reach the visitor, who still counts as waiting. */
export const missedContacts = ['noAnswer', 'voicemail'] as const;
type MissedContact = (typeof missedContacts)[number];

export function isReplyMethod(value: unknown): value is ReplyMethod {
  return replyMethods.some((method) => method === value);
}

export function isMissedContact(value: unknown): value is MissedContact {
  return missedContacts.some((method) => method === value);
}
