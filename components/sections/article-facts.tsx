import { getTranslations } from 'next-intl/server';
import { readingMinutes } from '#lib/i18n/reading-minutes.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Article } from '#lib/site/articles.ts';

export async function ArticleFacts({ locale, article }: { locale: Locale; article: Article }) {
  const t = await getTranslations({ locale, namespace: 'site.article' });
  return (
    <p className="text-muted text-sm">
      <Day locale={locale} date={article.published} /> · {t('minutes', { minutes: readingMinutes(article.page) })}
    </p>
  );
}

export function Day({ locale, date }: { locale: Locale; date: string }) {
  return <time dateTime={date}>{longDay(locale, date)}</time>;
}
