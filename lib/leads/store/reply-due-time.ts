import 'server-only';
import { findForm } from '#lib/forms/registry.ts';
import { replyDueAt } from '#lib/site/business-clock.ts';

/** Until when staff must have replied to a lead (epoch ms). Null where nothing was promised: a file, a subscription, a quarantined lead. */
export function replyDueTime({ form, createdAt, quarantinedAt }: { form: string; createdAt: number; quarantinedAt: number | null }): number | null {
  return quarantinedAt !== null || findForm(form)?.fulfillment !== undefined ? null : replyDueAt(createdAt);
}
