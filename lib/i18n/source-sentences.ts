import type { SourcedFact } from '#lib/facts/fact.ts';
import { groupSources, type SourceGroup } from '#lib/facts/group-sources.ts';
import { longDay } from './long-day.ts';
import { translator } from './messages.ts';
import type { Locale } from './routing.ts';

type Named = Extract<SourceGroup, { kind: 'named' }>;

function namedSentence({ titles, readOn }: Named, locale: Locale): string {
  const t = translator(locale, 'site.sections.sources');
  const names = titles.map(({ title, isCopy }) => (isCopy ? t('copy', { title }) : title));
  return t('named', { count: names.length, sources: names.join('; '), date: longDay(locale, readOn) });
}

/** Names the sources of facts: one sentence for each day on which they were read, and one for each other kind of source. */
export function sourceSentences(rows: readonly SourcedFact[], locale: Locale): string[] {
  const other = translator(locale, 'filing.sources');
  return groupSources(rows).map((group) => (group.kind === 'named' ? namedSentence(group, locale) : other(group.kind)));
}

/** Like `sourceSentences`, but below figures marked with a star: a sentence about rows without a named source begins with that star. */
export function starredSourceSentences(rows: readonly SourcedFact[], locale: Locale): string[] {
  const t = translator(locale, 'site.sections.sources');
  return groupSources(rows).map((group) => (group.kind === 'named' ? namedSentence(group, locale) : t(group.kind)));
}
