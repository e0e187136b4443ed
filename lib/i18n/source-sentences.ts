import type { SourcedFact } from '#lib/facts/fact.ts';
import { groupSources } from '#lib/facts/group-sources.ts';
import { longDay } from './long-day.ts';
import { translator } from './messages.ts';
import type { Locale } from './routing.ts';

/** Names the sources of facts: one sentence for each day on which official pages were read, and one for each other kind of source. */
export function sourceSentences(rows: readonly SourcedFact[], locale: Locale): string[] {
  const t = translator(locale, 'site.sections.sources');
  const other = translator(locale, 'filing.sources');
  return groupSources(rows).map((group) =>
    group.kind === 'official'
      ? t('official', { count: group.titles.length, sources: group.titles.join('; '), date: longDay(locale, group.readOn) })
      : other(group.kind),
  );
}
