import type { Answers } from './answers.ts';
import { summarizeLead } from './present.ts';

/** How a request can be answered; `all` also where it names no way: whoever sent it will call. */
export type AnswerWays = 'all' | 'phone' | 'email';

/** The ways that a visitor gave to be answered. */
export function answerWays(lead: { form: string; answers: Answers }): AnswerWays {
  const { email, phone } = summarizeLead(lead);
  if (email && !phone) return 'email';
  return phone && !email ? 'phone' : 'all';
}
