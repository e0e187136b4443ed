import type { Answers } from './answers.ts';
import { summarizeLead } from './present.ts';

/** How staff can answer; `all` also where the lead has neither phone nor e-mail address. */
export type AnswerWays = 'all' | 'phone' | 'email';

export function answerWays(lead: { form: string; answers: Answers }): AnswerWays {
  const { email, phone } = summarizeLead(lead);
  if (email && !phone) return 'email';
  return phone && !email ? 'phone' : 'all';
}
