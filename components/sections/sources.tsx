import { getTranslations } from 'next-intl/server';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { factTexts } from '#components/filing/fact-texts.ts';
import { groupSources } from '#lib/facts/group-sources.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { closeQuotes, type NotePlace, type SourcedFigure, figuresWithoutOfficialSource } from './sourced-figures.ts';

type Props = { locale: Locale; figures: readonly SourcedFigure[] };

async function unofficialTexts({ locale, figures }: Props, place: NotePlace): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  return groupSources(figures.map(({ row }) => row)).flatMap((group) =>
    group.kind === 'official'
      ? []
      : closeQuotes(locale, t(`sources.${group.kind}`, figuresWithoutOfficialSource(locale, figures, group.kind, place))),
  );
}

/** Above a table: which of its figures have no official page. */
export async function UnofficialNote(props: Props) {
  const texts = await unofficialTexts(props, 'above');
  return texts.map((text) => (
    <p key={text} className="mb-4 max-w-text text-muted text-sm leading-snug">
      {noWrap(text)}
    </p>
  ));
}

/**
 * The official pages with the day on which they were read, and the figures for which there is none. `note`: the labels have the stars of
 * `starOfLabel`, or the figures without a page are named above.
 */
export async function Sources({ note = 'below', ...props }: Props & { note?: NotePlace }) {
  const { locale, figures } = props;
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const format = factTexts(locale, messagesFor(locale).filing);
  const unofficial = note === 'above' ? [] : await unofficialTexts(props, note);
  const official = groupSources(figures.map(({ row }) => row)).flatMap((group) =>
    group.kind === 'official'
      ? t('sources.official', { count: group.titles.length, sources: group.titles.join('; '), date: format.date(group.readOn) })
      : [],
  );
  if (official.length + unofficial.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-1 text-muted text-sm leading-snug">
      {[...official, ...unofficial].map((text) => (
        <p key={text}>{noWrap(text)}</p>
      ))}
    </div>
  );
}
