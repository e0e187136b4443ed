import { getTranslations } from 'next-intl/server';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import type { Article } from '#lib/site/articles.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { ArticleFacts } from './article-facts.tsx';

export async function ArticleCard({ locale, article, featured = false }: { locale: Locale; article: Article; featured?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'site.article' });
  const words = pageWords(locale, article.page, 'hero');
  return (
    <Card tone="action" className={`w-full ${featured ? 'border-2 border-primary lg:p-10' : ''}`}>
      <div className="flex flex-wrap gap-2">
        {featured && <Badge tone="warm">{t('featured')}</Badge>}
        <Badge>{t(`categories.${article.category}`)}</Badge>
      </div>
      <CardTitle className={featured ? 'text-2xl' : ''}>{words.text('heading')}</CardTitle>
      <CardText className={featured ? 'max-w-text text-lg' : ''}>{words.text('lead')}</CardText>
      <ArticleFacts locale={locale} article={article} />
      <a href={localePath(locale, pageOf(article.page).path)} className="card-link mt-auto pt-2 font-semibold text-primary">
        {t('read')}
        <span className="sr-only">: {words.text('heading')}</span>
        <Icon name="arrow" className="ml-2 inline size-5 align-[-0.2em]" />
      </a>
    </Card>
  );
}
