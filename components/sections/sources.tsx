import { getTranslations } from 'next-intl/server';
import { factTexts } from '#components/filing/fact-texts.ts';
import type { SourcedRow } from '#lib/facts/fact.ts';
import { groupSources } from '#lib/facts/group-sources.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

export async function Sources({ locale, rows }: { locale: Locale; rows: readonly SourcedRow[] }) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const format = factTexts(locale, messagesFor(locale).filing);
  return (
    <div className="mt-6 flex flex-col gap-1 text-muted text-sm leading-snug">
      {groupSources(rows).map((group) =>
        group.kind === 'official' ? (
          <p key={group.readOn}>
            {t('sources.official', { count: group.titles.length, sources: list.format(group.titles), date: format.date(group.readOn) })}
          </p>
        ) : (
          <p key={group.kind}>{t(`sources.${group.kind}`)}</p>
        ),
      )}
    </div>
  );
}
