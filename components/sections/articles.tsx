import { getTranslations } from 'next-intl/server';
import { pageWords } from '#lib/i18n/page-words.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { feedPath } from '#lib/seo/feed.ts';
import { articles } from '#lib/site/articles.ts';
import { ArticleCard } from './article-card.tsx';
import { itemHref } from './item-href.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';

const linkStyle = 'inline-flex min-h-11 items-center font-semibold text-primary underline';

export async function Articles({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site.article' });
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:gap-5">
        {articles.map((article, index) => (
          <li key={article.page} className={`flex ${index === 0 ? 'sm:col-span-2' : ''}`}>
            <ArticleCard locale={locale} article={article} featured={index === 0} />
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
