import { getTranslations } from 'next-intl/server';
import { pageWords } from '#lib/i18n/page-words.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import { agency } from '#lib/site/agency.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';

/** The agency's claims, each with its source and date; what is not in the agency file is not claimed. */
export async function Stats({ locale, page, section }: SectionProps) {
  const words = await pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site.stats' });
  const number = new Intl.NumberFormat(regionalLocale(locale));
  const day = new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <SectionShell id={section.words} heading={words.text('heading')} tone="sunken">
      <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {agency.claims.map(({ id, value, source, asOf }) => (
          <div key={id} className="flex flex-col-reverse">
            <dd className="text-muted text-sm">{agency.sample ? t('sample') : t('asOf', { source, date: day.format(new Date(asOf)) })}</dd>
            <dt>{t(id)}</dt>
            <dd className="font-bold text-3xl text-primary">{id.endsWith('Percent') ? `${value} %` : number.format(value)}</dd>
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
