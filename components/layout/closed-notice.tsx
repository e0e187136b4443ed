import { translator } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { PageOffice } from '#lib/site/office-hours.ts';
import { type ClosedPart, type ClosedPiece, ClosedPieces } from './closed-pieces.tsx';

/** Blanks as wide as the longest time that the start script can write in their place. Readers and crawlers without script find no time. */
export function blankTime({ words: { days, at, near, by, halves }, zone }: PageOffice, part: ClosedPart): string {
  if (part === 'why') return '';
  const time = `00:00 ${halves?.[0] ?? ''}`;
  if (part !== 'opens') return `${by ? at.trimStart() : ''}${time}`.replace(/\S/g, '\u2007');
  const longestDay = days.split(' ').reduce((longest, day) => (day.length > longest.length ? day : longest));
  return `${near[1].replace('({day})', longestDay)}${at}${time} ${zone}`.replace(/\S/g, '\u2007');
}

const isPart = (text: string): text is ClosedPart => text === 'why' || text === 'opens' || text === 'due';

/** The text for a closed office, with the placeholders of its reason and times. */
export const closedTemplate = (locale: Locale): string =>
  translator(locale, 'site')('contact.closedNow', { why: '{why}', opens: '{opens}', due: '{due}' });

/** The same without the time of the reply, for a narrow card. */
export const closedBriefTemplate = (locale: Locale): string => translator(locale, 'site')('contact.closedBrief', { why: '{why}', opens: '{opens}' });

/** The pieces of a template with `{why}`, `{opens}` or `{due}`, which the start script fills in. */
export const closedPieces = (template: string, office: PageOffice): ClosedPiece[] =>
  template.split(/[{}]/).map((piece) => (isPart(piece) ? { text: blankTime(office, piece), part: piece } : { text: piece }));

export function ClosedNotice({ template, office }: { template: string; office: PageOffice }) {
  return <ClosedPieces pieces={closedPieces(template, office)} />;
}
