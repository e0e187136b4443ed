import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { DeskPage } from './desk-page.tsx';

/** The page of a sign-in link, whose button uses the link up. */
export function LinkPage({ locale, name }: { locale: Locale; name: string }) {
  const t = translator(locale, 'desk.link');
  return (
    <DeskPage locale={locale} title={t('title')}>
      <div className="narrow">
        <h1>{t('title')}</h1>
        <p>{t('intro', { name })}</p>
        <form method="post">
          <button type="submit">{t('open')}</button>
        </form>
      </div>
    </DeskPage>
  );
}
