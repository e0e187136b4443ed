import type { PageOffice } from '#lib/site/office-hours.ts';

/** Space for the longest time that the start script can write: as wide as the text, and empty to those who read or index the page without it. */
export function blankTime({ words: { days, at, halves }, zone }: PageOffice): string {
  const longestDay = days.split(' ').reduce((longest, day) => (day.length > longest.length ? day : longest));
  return `${longestDay}${at}00:00 ${halves?.[0] ?? ''} ${zone}`.replace(/\S/g, '\u2007');
}
