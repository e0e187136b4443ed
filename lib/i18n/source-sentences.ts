import type { SourcedFact } from '#lib/facts/fact.ts';
import { groupSources, type SourceGroup } from '#lib/facts/group-sources.ts';
import { longDay } from './long-day.ts';
import { translator } from './messages.ts';
import type { Locale } from './routing.ts';

type Named = Extract<SourceGroup, { kind: 'named' }>;

/** A sentence with the titles of pages in the middle. A page of a state has its address; a copy of the law is only named. */
export type SourceSentence = { before: string; titles: readonly { text: string; url?: string }[]; after: string };

export const betweenTitles = '; ';
const place = '\u0000';

function namedSentence({ titles, readOn }: Named, locale: Locale): SourceSentence {
  const t = translator(locale, 'site.sections.sources');
  const [before = '', after = ''] = t('named', { count: titles.length, sources: place, date: longDay(locale, readOn) }).split(place);
  return { before, titles: titles.map(({ title, isCopy, url }) => (isCopy ? { text: t('copy', { title }) } : { text: title, url })), after };
}

export const sentenceText = ({ before, titles, after }: SourceSentence): string =>
  `${before}${titles.map(({ text }) => text).join(betweenTitles)}${after}`;

/** Names the sources of facts: one sentence for each day on which they were read, and one for each other kind of source. */
export function sourceSentences(rows: readonly SourcedFact[], locale: Locale): string[] {
  const other = translator(locale, 'filing.sources');
  return groupSources(rows).map((group) => (group.kind === 'named' ? sentenceText(namedSentence(group, locale)) : other(group.kind)));
}

/** Like `sourceSentences`, but below figures marked with a star: a sentence about rows without a named source begins with that star. */
export function starredSourceSentences(rows: readonly SourcedFact[], locale: Locale): SourceSentence[] {
  const t = translator(locale, 'site.sections.sources');
  return groupSources(rows).map((group) =>
    group.kind === 'named' ? namedSentence(group, locale) : { before: t(group.kind), titles: [], after: '' },
  );
}
