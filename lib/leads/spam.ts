import 'server-only';
import { type FieldValues } from '#lib/forms/field-values.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { honeypotField } from '#lib/forms/honeypot.ts';
import { timestampAgeMs } from './form-timestamp.ts';

const pageFields = ['sourcePage', 'source_page'];

/** No person fills in a form faster; a password manager may, so speed alone proves nothing. */
const minHumanMs = 2_000;

const hasLink = (value: unknown): boolean => typeof value === 'string' && /https?:\/\/|www\.|\[url/i.test(value);

/**
 * Whether a post looks automated: the hidden field is filled in, the timestamp is forged, or links were sent at once. Such a lead is quarantined for
 * the staff, never dropped.
 */
export function isSuspicious(posted: Posted, values: FieldValues, now: number): boolean {
  const bait = postedValue(posted, honeypotField);
  if (typeof bait === 'string' && bait.trim() !== '') return true;
  const stamp = postedValue(posted, 'stamp');
  if (typeof stamp !== 'string' || stamp === '') return false;
  const ageMs = timestampAgeMs(stamp, now);
  if (ageMs === undefined) return true;
  return ageMs < minHumanMs && Object.entries(values).some(([name, value]) => !pageFields.includes(name) && hasLink(value));
}
