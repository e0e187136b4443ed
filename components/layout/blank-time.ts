import type { PageOffice } from '#lib/site/office-hours.ts';

export type TimePart = 'opens' | 'hour' | 'due';

/** Space for the longest time that the start script can write: as wide as the text, and empty for readers and crawlers without script. */
export function blankTime({ words: { days, at, near, by, halves }, zone }: PageOffice, part: TimePart): string {
  const time = `00:00 ${halves?.[0] ?? ''}`;
  if (part !== 'opens') return `${by ? at.trimStart() : ''}${time}`.replace(/\S/g, '\u2007');
  const longestDay = days.split(' ').reduce((longest, day) => (day.length > longest.length ? day : longest));
  return `${near[1].replace('({day})', longestDay)}${at}${time} ${zone}`.replace(/\S/g, '\u2007');
}
