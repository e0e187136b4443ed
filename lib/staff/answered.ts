import 'server-only';

/** The channels by which staff reach a visitor outside the desk. */
export const answeredHow = ['phone', 'text', 'whatsApp', 'person'] as const;
export type AnsweredHow = (typeof answeredHow)[number];

/** Failed attempts to reach the visitor, who still waits. */
export const attemptedHow = ['noAnswer', 'voicemail'] as const;
export type AttemptedHow = (typeof attemptedHow)[number];

export function isAnsweredHow(value: unknown): value is AnsweredHow {
  return answeredHow.some((how) => how === value);
}

export function isAttemptedHow(value: unknown): value is AttemptedHow {
  return attemptedHow.some((how) => how === value);
}
