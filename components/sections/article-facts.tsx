import { getTranslations } from 'next-intl/server';
import { readingMinutes } from '#lib/i18n/reading-minutes.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Article } from '#lib/site/articles.ts';

/** `hasUpdate`: names the day of the last change too. */
export async function ArticleFacts({ locale, article, hasUpdate = false }: { locale: Locale; article: Article; hasUpdate?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'site.article' });
  return (
    <p className="text-muted text-sm">
      <Day locale={locale} date={article.published} /> · {t('minutes', { minutes: readingMinutes(article.page) })}
      {hasUpdate && (
        <span className="block">
          {t('updated')} <Day locale={locale} date={article.updated} />
        </span>
      )}
    </p>
  );
}

export function Day({ locale, date }: { locale: Locale; date: string }) {
  return <time dateTime={date}>{longDay(locale, date)}</time>;
}
