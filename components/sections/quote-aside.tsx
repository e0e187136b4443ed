import { getTranslations } from 'next-intl/server';
import { ClosedWords, closedWords } from '#components/layout/closed-words.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { longDay } from '#lib/i18n/long-day.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { agency } from '#lib/site/agency.ts';
import { claimOf } from '#lib/site/claim-of.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { CallOrWrite } from './call-or-write.tsx';
import type { SectionProps } from './section-props.ts';

export async function QuoteAside({ locale, page, section }: SectionProps) {
  const { source, asOf } = claimOf('callMinutes');
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site' });
  const office = pageOffice(locale);
  return (
    <div className="flex flex-col gap-8 lg:sticky lg:top-28">
      <section aria-labelledby="aside-call" className="night rounded-panel border border-night-line p-6">
        <h3 id="aside-call" className="by-hours by-hours-cell font-bold text-xl leading-tight">
          <span data-when="open">{words.text('aside.call')}</span>
          <span data-when="closed">{words.text('aside.closed')}</span>
        </h3>
        <p className="by-hours by-hours-cell mt-2 text-on-night-muted" data-office={JSON.stringify(office)}>
          <span data-when="open">{words.text('aside.callText')}</span>
          <span data-when="closed">
            <ClosedWords text={closedWords(locale)} office={office} />
          </span>
        </p>
        <CallOrWrite locale={locale} intent="onNight" className="mt-4 w-full" />
        <p className="by-hours mt-3 text-on-night-muted text-sm">
          <span data-when="open">{agency.sample ? t('stats.sample') : t('stats.asOf', { source, date: longDay(locale, asOf) })}</span>
        </p>
      </section>
      <section aria-labelledby="aside-reasons">
        <h3 id="aside-reasons" className="font-bold text-xl leading-tight">
          {words.text('aside.heading')}
        </h3>
        <ul className="mt-4 flex flex-col gap-3">
          {words.keys('aside.items').map((key) => (
            <li key={key} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-success" />
              <span>
                <NoWrap>{words.text(`aside.items.${key}`)}</NoWrap>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
