import { getTranslations } from 'next-intl/server';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { factTexts } from '#components/filing/fact-texts.ts';
import { groupSources } from '#lib/facts/group-sources.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { closeQuotes, type SourcedFigure, withoutPage } from './sourced-figures.ts';

type Props = {
  locale: Locale;
  figures: readonly SourcedFigure[];
  /** The figures have the stars of `starUnofficial`. */
  isStarred?: boolean;
};

/** The official pages with the day on which they were read, and the figures for which there is none. */
export async function Sources({ locale, figures, isStarred = false }: Props) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const format = factTexts(locale, messagesFor(locale).filing);
  return (
    <div className="mt-5 flex flex-col gap-1 text-muted text-sm leading-snug">
      {groupSources(figures.map(({ row }) => row)).map((group) =>
        group.kind === 'official' ? (
          <p key={group.readOn}>
            {noWrap(t('sources.official', { count: group.titles.length, sources: group.titles.join('; '), date: format.date(group.readOn) }))}
          </p>
        ) : (
          <p key={group.kind}>{noWrap(closeQuotes(locale, t(`sources.${group.kind}`, withoutPage(locale, figures, group.kind, isStarred))))}</p>
        ),
      )}
    </div>
  );
}
