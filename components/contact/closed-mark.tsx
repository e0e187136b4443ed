import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/routing.ts';

/** "· closed now" after the heading of the card with the phone number, while the office is closed. */
export async function ClosedMark({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.header' });
  return (
    <span className="by-hours">
      {' '}
      <span data-when="closed" className="font-normal text-base text-muted">
        {`·\u00a0${t('closed')}`}
      </span>
    </span>
  );
}
