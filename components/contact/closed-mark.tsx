import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/routing.ts';

/** After the heading of a card that calls: "· closed now", while the office is closed. */
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
