import { getTranslations } from 'next-intl/server';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { feedPath } from '#lib/seo/feed.ts';
import { type Article, articles } from '#lib/site/articles.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { pageOf } from '#lib/site/pages.ts';
import { itemHref } from './item-href.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { ArticleFacts } from './article-facts.tsx';

async function ArticleCard({ locale, article, isFeatured = false }: { locale: Locale; article: Article; isFeatured?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'site.article' });
  const words = pageWords(locale, article.page, 'hero');
  return (
    <Card tone="action" className={`w-full ${isFeatured ? 'border-2 border-primary lg:p-10' : ''}`}>
      <div className="flex flex-wrap gap-2">
        {isFeatured && <Badge>{t('featured')}</Badge>}
        <Badge>{t(`categories.${article.category}`)}</Badge>
      </div>
      <CardTitle className={isFeatured ? 'text-2xl' : ''}>{words.text('heading')}</CardTitle>
      <CardText className={isFeatured ? 'max-w-text text-lg' : ''}>{words.text('lead')}</CardText>
      <ArticleFacts locale={locale} article={article} hasUpdate />
      <a href={localePath(locale, pageOf(article.page).path)} className="card-link mt-auto pt-2 font-semibold text-primary">
        {t('read')}
        <span className="sr-only">: {words.text('heading')}</span>
        <Icon name="arrow" className="ml-2 inline size-5 align-[-0.2em]" />
      </a>
    </Card>
  );
}

const linkStyle = 'inline-flex min-h-11 items-center font-semibold text-primary underline';

export async function Articles({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site.article' });
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:gap-5">
        {articles.map((article, index) => (
          <li key={article.page} className={`flex ${index === 0 ? 'sm:col-span-2' : ''}`}>
            <ArticleCard locale={locale} article={article} isFeatured={index === 0} />
          </li>
        ))}
      </ul>
      <p className="no-print mt-6 flex flex-wrap gap-x-8">
        <a href={itemHref(locale, { page: 'client-portal', fragment: 'newsletter' })} className={linkStyle}>
          {words.text('subscribe')}
        </a>
        <a href={localePath(locale, feedPath)} className={linkStyle}>
          {t('feed')}
        </a>
      </p>
    </SectionShell>
  );
}
