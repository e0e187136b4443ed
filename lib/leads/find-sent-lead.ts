import 'server-only';
import { type ReplyWays, replyWays } from '#lib/forms/present.ts';
import type { LeadKind } from '#lib/forms/form-definition.ts';
import { secondStepOf } from '#lib/forms/line-of-lead.ts';
import { minutesLeft } from '#lib/forms/second-step/open-fields.ts';
import { withAskedSteps } from '#lib/forms/second-step/second-step-form.ts';
import { requestedDownload } from '#lib/forms/requested-download.ts';
import { findForm } from '#lib/forms/registry.ts';
import { log } from '#lib/log.ts';
import type { Download } from '#lib/site/downloads.ts';
import { languages } from '#lib/site/languages.ts';
import { errorCode } from '#lib/error-code.ts';
import { findLead } from './store/read-leads.ts';

/** `sentAt`: epoch ms. `minutesLeft`: how long a second step takes, where there is one. `language`: the one of the reply. */
type SentLead = { kind: LeadKind; sentAt: number; language?: string; file?: Download; replyWays?: ReplyWays; minutesLeft?: number };

/** What the thank-you page says of a lead; undefined for an unknown reference and while the store is unavailable. */
export async function findSentLead(reference: string): Promise<SentLead | undefined> {
  try {
    const lead = (await findLead(reference))?.lead;
    const form = lead && findForm(lead.form);
    if (!form) return undefined;
    if (lead.content.status !== 'readable') return { kind: form.kind, sentAt: lead.createdAt, language: lead.locale };
    const sent = { form: form.id, values: lead.content.values };
    const file = requestedDownload(form, sent.values);
    const details = secondStepOf(sent);
    const { preferredLanguage } = sent.values;
    const preferred = languages.find(({ code }) => code === preferredLanguage)?.code;
    return {
      kind: form.kind,
      sentAt: lead.createdAt,
      language: preferred ?? lead.locale,
      replyWays: replyWays(sent),
      ...(details ? { minutesLeft: minutesLeft(withAskedSteps(details, sent.values).detailSteps, sent.values) } : {}),
      ...(file ? { file } : {}),
    };
  } catch (error) {
    log.warn({ event: 'sent_lead_not_read', code: errorCode(error) });
    return undefined;
  }
}
