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
  if (formById(lead.form).fulfillment === 'file') return 'The visitor has the file. We didn’t promise an answer.';
  const by = formatReplyTime(replyDueAt(lead.createdAt), 'en');
  const wasPromised = lead.consent.page !== '' || plainAddress(summarizeLead(lead).email) !== undefined;
  return wasPromised ? `Answer by ${by}: we told the visitor this time.` : `Answer by ${by}, like every request. We didn’t give the visitor a time.`;
}

export function staffSteps(lead: Lead, { canReply, masked }: { canReply: boolean; masked: boolean }): string[] {
  const language = languageName(lead.locale);
  if (formById(lead.form).fulfillment === 'subscription') {
    return ['Nothing to do: the visitor confirms by email. To see who confirmed: npm run leads -- subscribers'];
  }
  return [
    answerBy(lead),
    lead.locale === 'en' ? 'The visitor used the site in English.' : `Answer in ${language}: the visitor used the site in ${language}.`,
    canReply
      ? 'A reply to this email goes to the visitor. Keep the reference in the subject.'
      : 'The visitor didn’t leave an email address we can use.',
    ...(masked ? [`Read the masked numbers in full with: npm run leads -- show ${lead.reference}`] : []),
  ];
}
