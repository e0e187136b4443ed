import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { DeskPage } from './desk-page.tsx';

export type MessageId = 'expired' | 'forbidden' | 'notFound' | 'unavailable' | 'linkClosed' | 'tooMany' | 'malformed' | 'opening';

/** A page with one message and a link back. */
export function MessagePage({ locale, id, back, refreshSeconds }: { locale: Locale; id: MessageId; back: string; refreshSeconds?: number }) {
  const t = translator(locale, 'desk.message');
  return (
    <DeskPage locale={locale} title={t(`${id}.title`)} refreshSeconds={refreshSeconds}>
      <div className="narrow">
        <h1>{t(`${id}.title`)}</h1>
        <p>{t(`${id}.text`)}</p>
        <p>
          <a href={back}>{t('back')}</a>
        </p>
      </div>
    </DeskPage>
  );
}
