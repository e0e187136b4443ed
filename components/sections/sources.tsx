import { getTranslations } from 'next-intl/server';
import { factTexts } from '#components/filing/fact-texts.ts';
import type { Check } from '#lib/facts/fact.ts';
import { groupChecks } from '#lib/facts/group-checks.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export async function Sources({ locale, checks }: { locale: Locale; checks: readonly Check[] }) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const format = factTexts(locale, messagesFor(locale).filing);
  return (
    <div className="mt-6 flex flex-col gap-1 text-muted text-sm leading-snug">
      {groupChecks(checks).map(({ grade, asOf, sources }) => (
        <p key={grade + asOf}>{t(`sources.${grade}`, { sources: list.format(sources), date: format.date(asOf) })}</p>
      ))}
    </div>
  );
}
