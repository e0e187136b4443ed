import { getTranslations } from 'next-intl/server';
import { factTexts } from '#components/filing/fact-texts.ts';
import type { Check } from '#lib/facts/fact.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** Checks by how and when they were made, so that ten states need two sentences. */
function groupsOf(checks: readonly Check[]) {
  const groups = Map.groupBy(checks, ({ grade, asOf }) => `${grade} ${asOf}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ grade: first.grade, asOf: first.asOf, names: [...new Set(group.map(({ source }) => source))] }] : [];
  });
}

/** Who says what stands above, and when it was checked. */
export async function Sources({ locale, checks }: { locale: Locale; checks: readonly Check[] }) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const say = factTexts(locale, messagesFor(locale).filing);
  return (
    <div className="mt-6 flex flex-col gap-1 text-muted text-sm leading-snug">
      {groupsOf(checks).map(({ grade, asOf, names }) => (
        <p key={grade + asOf}>{t(`sources.${grade}`, { sources: list.format(names), date: say.date(asOf) })}</p>
      ))}
    </div>
  );
}
