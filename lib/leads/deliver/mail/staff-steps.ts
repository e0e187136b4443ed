import 'server-only';
import { formById } from '#lib/forms/registry.ts';
import { summarizeLead } from '#lib/forms/present.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { formatReplyTime, replyDueAt } from '#lib/site/business-clock.ts';
import type { Lead } from '../../model.ts';
import { plainAddress } from './header-text.ts';

export const languageName = (locale: Locale): string => siteLanguages[locale].english;

/** The deadline for the staff. Pages and the confirmation promise a time, unless the visitor only asked for a file. */
function answerBy(lead: Lead): string {
  if (formById(lead.form).fulfillment === 'file') return 'The visitor has the file. No answer was promised.';
  const by = formatReplyTime(replyDueAt(lead.createdAt), 'en');
  const wasPromised = lead.consent.page !== '' || plainAddress(summarizeLead(lead).email) !== undefined;
  return wasPromised ? `Answer by ${by}: the visitor was told this time.` : `Answer by ${by}, as every request; the visitor was told no time.`;
}

export function staffSteps(lead: Lead, { canReply, masked }: { canReply: boolean; masked: boolean }): string[] {
  const language = languageName(lead.locale);
  if (formById(lead.form).fulfillment === 'subscription') {
    return ['Nothing: the visitor confirms by mail. Who has confirmed: npm run leads -- subscribers'];
  }
  return [
    answerBy(lead),
    lead.locale === 'en' ? 'The visitor used the site in English.' : `Answer in ${language}: the visitor used the site in ${language}.`,
    canReply ? 'A reply to this mail goes to the visitor. Keep the reference in the subject.' : 'The visitor left no email address that can be used.',
    ...(masked ? [`Read the masked numbers in full with: npm run leads -- show ${lead.reference}`] : []),
  ];
}
