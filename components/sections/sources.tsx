import { Fragment } from 'react';
import { noWrap } from '#components/ui/no-wrap.tsx';
import type { SourcedFact } from '#lib/facts/fact.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { betweenTitles, sentenceText, starredSourceSentences } from '#lib/i18n/source-sentences.ts';

/** More titles, as below a table of all states, are not linked: the page of each state has its links. */
const maxLinkedTitles = 4;

/** The pages behind figures with the day on which they were read, and what the star of `starOf` means. */
export function SourceLines({ locale, rows }: { locale: Locale; rows: readonly SourcedFact[] }) {
  return starredSourceSentences(rows, locale).map((sentence) => (
    <p key={sentenceText(sentence)}>
      {noWrap(sentence.before)}
      {sentence.titles.map(({ text, url }, at) => (
        <Fragment key={text}>
          {at > 0 && betweenTitles}
          {url && sentence.titles.length <= maxLinkedTitles ? (
            <a href={url} rel="noopener" className="underline">
              {text}
            </a>
          ) : (
            noWrap(text)
          )}
        </Fragment>
      ))}
      {sentence.after}
    </p>
  ));
}

/** The sources below figures. */
export function Sources({ locale, rows }: { locale: Locale; rows: readonly SourcedFact[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-1 text-muted text-sm leading-snug">
      <SourceLines locale={locale} rows={rows} />
    </div>
  );
}
