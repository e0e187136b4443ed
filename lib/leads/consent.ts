import 'server-only';
import { createHash } from 'node:crypto';
import { config } from '#lib/config.ts';
import { isTicked } from '#lib/forms/field-values.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { consentText } from '#lib/forms/consent-text.ts';
import { agency } from '#lib/site/agency.ts';
import type { IncomingPost } from './incoming-post.ts';
import type { Consent } from './model.ts';
import { pagePathOf } from './page-path.ts';

function pagePath({ posted, referrer }: IncomingPost): string {
  const candidates = [postedValue(posted, 'page'), postedValue(posted, 'source_page'), postedValue(posted, 'sourcePage'), referrer];
  const paths = candidates.map((value) => (typeof value === 'string' ? pagePathOf(value, config().siteUrl) : ''));
  return paths.find(Boolean) ?? '';
}

export function consentOf(post: IncomingPost, form: string, now: number): Consent {
  const { id, replyConsent: reply, marketing } = consentText(form, post.locale);
  return {
    textId: id,
    textHash: createHash('sha256').update(`${reply}\n${marketing}`).digest('hex'),
    locale: post.locale,
    boxes: { marketing: isTicked(postedValue(post.posted, 'marketing_consent')) },
    at: new Date(now).toISOString(),
    page: pagePath(post),
    ip: post.ip,
    userAgent: post.userAgent.slice(0, 300),
    seller: agency.legalName,
  };
}
