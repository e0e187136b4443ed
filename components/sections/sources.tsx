import { getTranslations } from 'next-intl/server';
import { factTexts } from '#components/filing/fact-texts.ts';
import type { SourcedRow } from '#lib/facts/fact.ts';
import { groupSources, sourceKind } from '#lib/facts/group-sources.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** A row of `lib/facts`, and what the page calls its figure; in a table of states, the state's name too. */
type SourcedFigure = { figure: string; state?: string; row: SourcedRow };

/** The official pages with the day on which they were read, and the figures for which there is none. */
export async function Sources({ locale, figures }: { locale: Locale; figures: readonly SourcedFigure[] }) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const format = factTexts(locale, messagesFor(locale).filing);
  const named = (kind: string) =>
    [
      ...Map.groupBy(
        figures.filter(({ row }) => sourceKind(row) === kind),
        ({ figure }) => figure,
      ),
    ]
      .map(([figure, group]) => {
        const states = group.flatMap(({ state }) => state ?? []);
        return states.length > 0 ? `${figure} (${list.format(states)})` : figure;
      })
      .join('; ');
  return (
    <div className="mt-5 flex flex-col gap-1 text-muted text-sm leading-snug">
      {groupSources(figures.map(({ row }) => row)).map((group) =>
        group.kind === 'official' ? (
          <p key={group.readOn}>
            {t('sources.official', { count: group.titles.length, sources: list.format(group.titles), date: format.date(group.readOn) })}
          </p>
        ) : (
          <p key={group.kind}>{t(`sources.${group.kind}`, { figures: named(group.kind) })}</p>
        ),
      )}
    </div>
  );
}
