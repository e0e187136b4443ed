import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { longDay } from '#lib/i18n/long-day.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { agency } from '#lib/site/agency.ts';
import { claimOf } from '#lib/site/claim-of.ts';
import { callLink } from '#lib/site/phone.ts';
import type { SectionProps } from './section-props.ts';

export async function QuoteAside({ locale, page, section }: SectionProps) {
  const { source, asOf } = claimOf('callMinutes');
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  return (
    <div className="flex flex-col gap-8 lg:sticky lg:top-36">
      <section aria-labelledby="aside-call" className="night rounded-panel border border-night-line p-6">
        <h3 id="aside-call" className="font-bold text-xl leading-tight">
          {words.text('aside.call')}
        </h3>
        <p className="mt-2 text-on-night-muted">{words.text('aside.callText')}</p>
        <ButtonLink href={callLink(agency.phone)} className="mt-4 w-full px-3">
          <Icon name="phone" className="size-5" />
          <span className="sm:whitespace-nowrap">
            {values.phone} {t('header.extension', values)}
          </span>
        </ButtonLink>
        <p className="mt-3 text-on-night-muted text-sm">
          {agency.sample ? t('stats.sample') : t('stats.asOf', { source, date: longDay(locale, asOf) })}
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
              {words.text(`aside.items.${key}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
