import { getTranslations } from 'next-intl/server';
import { CardTitle } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { agency } from '#lib/site/agency.ts';
import { carriers } from '#lib/site/carriers.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';

export async function ClaimsLines({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      {carriers.length > 0 && (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-soft sm:px-6">
            {carriers.map(({ id, name, claimsUrl, claimsPhone }) => (
              <li key={id} className="grid items-center gap-x-6 py-3 sm:grid-cols-3">
                <CardTitle>{name}</CardTitle>
                {claimsPhone ? (
                  <a
                    href={`tel:${claimsPhone}`}
                    draggable={false}
                    className="inline-flex min-h-11 items-center gap-2.5 font-bold text-primary text-xl underline"
                  >
                    <Icon name="phone" />
                    {displayPhone(claimsPhone)}
                  </a>
                ) : (
                  <p className="inline-flex min-h-11 items-center leading-snug">{t('claims.noPhone')}</p>
                )}
                <a href={claimsUrl} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center font-semibold text-primary underline">
                  {t('claims.online')}
                  <span className="sr-only">
                    , {name} ({t('newTab')})
                  </span>
                  <Icon name="external" className="ml-2 size-5" />
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-muted">{t('claims.asOf', { date: longDay(locale, agency.carriersAsOf) })}</p>
        </>
      )}
    </SectionShell>
  );
}
