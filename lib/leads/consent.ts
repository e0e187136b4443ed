import 'server-only';
import { createHash } from 'node:crypto';
import { isTicked } from '#lib/forms/answers.ts';
import { consentText } from '#lib/forms/consent-text.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { splitLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { Arrival } from './arrival.ts';
import type { Consent } from './model.ts';

/** The path of the page that a form was sent from, without query or fragment; empty when it is not known. */
function pagePath(arrival: Arrival): string {
  const named = [postedValue(arrival.posted, 'page'), postedValue(arrival.posted, 'source_page'), arrival.referrer];
  const address = named.find((value): value is string => typeof value === 'string' && URL.canParse(value, 'http://localhost'));
  return address ? splitLocale(new URL(address, 'http://localhost').pathname).path.slice(0, 200) : '';
}

/** Evidence of what the visitor agreed to by sending: the exact text, the boxes, when, where from, and to whom. */
export function consentOf(arrival: Arrival, form: string, now: number): Consent {
  const { id, reply, marketing } = consentText(form, arrival.locale);
  return {
    textId: id,
    textHash: createHash('sha256').update(`${reply}\n${marketing}`).digest('hex'),
    locale: arrival.locale,
    boxes: { marketing: isTicked(postedValue(arrival.posted, 'marketing_consent')) },
    at: new Date(now).toISOString(),
    page: pagePath(arrival),
    ip: arrival.ip,
    userAgent: arrival.userAgent.slice(0, 300),
    seller: agency.legalName,
  };
}
