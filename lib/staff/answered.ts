import 'server-only';

/** The methods by which staff reach a visitor outside the desk. */
export const answerMethods = ['phone', 'text', 'whatsApp', 'person'] as const;
export type AnswerMethod = (typeof answerMethods)[number];

/** Kinds of failed attempts to reach the visitor, who still counts as waiting. */
export const attemptMethods = ['noAnswer', 'voicemail'] as const;
export type AttemptMethod = (typeof attemptMethods)[number];

export function isAnswerMethod(value: unknown): value is AnswerMethod {
  return answerMethods.some((method) => method === value);
}

export function isAttemptMethod(value: unknown): value is AttemptMethod {
  return attemptMethods.some((method) => method === value);
}
