import type { FieldValues } from './field-values.ts';
import { summarizeLead } from './present.ts';

export type ReplyChannels = 'all' | 'phone' | 'email';

export function replyChannels(lead: { form: string; values: FieldValues }): ReplyChannels {
  const { email, phone } = summarizeLead(lead);
  if (email && !phone) return 'email';
  return phone && !email ? 'phone' : 'all';
}
