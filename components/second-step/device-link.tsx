import { getTranslations } from 'next-intl/server';
import { Button } from '#components/ui/button.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { continuationDays } from '#lib/site/retention.ts';

/** A button that makes a link for another device, or the link that was just made. */
export async function DeviceLink({ locale, link }: { locale: Locale; link: string | undefined }) {
  const t = await getTranslations({ locale, namespace: 'secondStep.page' });
  return (
    <section aria-labelledby="device" className="grid gap-3">
      <h2 id="device" className="font-bold text-lg">
        {t('deviceHeading')}
      </h2>
      <p className="text-muted text-sm">{t('deviceText', { days: continuationDays })}</p>
      {link ? (
        <p className="select-all break-all rounded-card border border-line bg-surface p-3 font-semibold">{link}</p>
      ) : (
        <form method="post" action="/api/requests/link">
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" intent="outline">
            {t('deviceMake')}
          </Button>
        </form>
      )}
    </section>
  );
}
