import { getTranslations } from 'next-intl/server';
import { longDay } from '#lib/i18n/long-day.ts';
import { messageFormatter, pageWords } from '#lib/i18n/page-words.ts';
import { regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { claims } from '#lib/site/claim-of.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';

export async function Stats({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site.stats' });
  const claimWords = messageFormatter(locale);
  const number = new Intl.NumberFormat(regionalLocale(locale));
  const share = new Intl.NumberFormat('en-US', { style: 'percent' });
  return (
    <SectionShell id={section.words} heading={words.text('heading')} tone="sunken">
      <dl className="night grid gap-x-8 gap-y-10 rounded-panel p-6 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] sm:p-10">
        {claims.map(({ id, value, source, asOf }) => (
          <div key={id} className="flex flex-col-reverse justify-end gap-1 border-sun border-l-4 pl-5">
            <dd className="text-on-night-muted text-sm">{agency.sample ? t('sample') : t('asOf', { source, date: longDay(locale, asOf) })}</dd>
            <dt className="text-balance text-lg leading-snug">{claimWords(`site.stats.${id}`)}</dt>
            <dd className="font-bold font-display text-5xl leading-none tracking-tight">
              {id.endsWith('Percent') ? share.format(value / 100) : number.format(value)}
            </dd>
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
