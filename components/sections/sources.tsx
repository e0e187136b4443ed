import { noWrap } from '#components/ui/no-wrap.tsx';
import type { SourcedFact } from '#lib/facts/fact.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { starredSourceSentences } from '#lib/i18n/source-sentences.ts';

/** Below figures: the pages behind them with the day on which they were read, and what the star of `starOf` means. */
export function Sources({ locale, rows }: { locale: Locale; rows: readonly SourcedFact[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-1 text-muted text-sm leading-snug">
      {starredSourceSentences(rows, locale).map((text) => (
        <p key={text}>{noWrap(text)}</p>
      ))}
    </div>
  );
}
