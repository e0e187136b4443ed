import type { ClockWords } from './site-languages.ts';

/** The time of day (UTC) as a language writes it, without line breaks: "2:30 PM", "2:30 p. m.", "14h30", "14h". */
export function timeOfDay(moment: Date, { halves }: ClockWords): string {
  const hour = moment.getUTCHours();
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  if (!halves) return minutes === '00' ? `${hour}h` : `${hour}h${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${halves[hour < 12 ? 0 : 1]}`.replaceAll(' ', '\u00a0');
}
