import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { noWrap } from '#components/ui/no-wrap.tsx';
import type { SourcedFact } from '#lib/facts/fact.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { betweenTitles, type SourceSentence, sentenceText, starredSourceSentences } from '#lib/i18n/source-sentences.ts';

/** More titles, as below a table of all states, are not linked: the page of each state has its links. */
const maxLinkedTitles = 4;

function Lines({ sentences }: { sentences: readonly SourceSentence[] }) {
  const isLinked = sentences.flatMap(({ titles }) => titles).length <= maxLinkedTitles;
  return sentences.map((sentence) => (
    <p key={sentenceText(sentence)}>
      {noWrap(sentence.before)}
      {sentence.titles.map(({ text, url }, at) => (
        <Fragment key={text}>
          {at > 0 && betweenTitles}
          {url && isLinked ? (
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

/** The pages behind figures with the day on which they were read, and what the star of `starOf` means. */
export function SourceLines({ locale, rows }: { locale: Locale; rows: readonly SourcedFact[] }) {
  return <Lines sentences={starredSourceSentences(rows, locale)} />;
}

/** The sources below figures, folded; what the star means is always shown. */
export async function Sources({ locale, rows }: { locale: Locale; rows: readonly SourcedFact[] }) {
  if (rows.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'site.sections.sources' });
  const { named = [], other = [] } = Object.groupBy(starredSourceSentences(rows, locale), ({ titles }) => (titles.length > 0 ? 'named' : 'other'));
  return (
    <div className="mt-5 text-muted text-sm leading-snug">
      <Lines sentences={other} />
      {named.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2">
            <span aria-hidden="true" className="text-xl leading-none group-open:rotate-45">
              +
            </span>
            <span className="underline underline-offset-4">{t('title')}</span>
          </summary>
          <div className="flex flex-col gap-1">
            <Lines sentences={named} />
          </div>
        </details>
      )}
    </div>
  );
}
