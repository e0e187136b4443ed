import 'server-only';
import { type Answers } from '#lib/forms/answers.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { honeypotField } from '#lib/forms/honeypot.ts';
import { timestampAgeMs } from './form-timestamp.ts';

const ownPage = ['sourcePage', 'source_page'];

/** Quicker than this no hand fills a form; a password manager may, so speed alone is no proof. */
const handMs = 2_000;

const hasLink = (value: unknown): boolean => typeof value === 'string' && /https?:\/\/|www\.|\[url/i.test(value);

/**
 * Whether a post looks like a machine's: the field that no one sees is filled, the time stamp is forged, or the form came
 * back at once with links in it. Such a lead is set aside for staff to look at, never thrown away.
 */
export function isSuspicious(posted: Posted, answers: Answers, now: number): boolean {
  const bait = postedValue(posted, honeypotField);
  if (typeof bait === 'string' && bait.trim() !== '') return true;
  const stamp = postedValue(posted, 'stamp');
  if (typeof stamp !== 'string' || stamp === '') return false;
  const ageMs = timestampAgeMs(stamp, now);
  if (ageMs === undefined) return true;
  return ageMs < handMs && Object.entries(answers).some(([name, value]) => !ownPage.includes(name) && hasLink(value));
}
