import { getTranslations } from 'next-intl/server';
import { Badge } from '#components/ui/badge.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { jobTitle } from '#lib/i18n/job-title.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { articleOf } from '#lib/site/articles.ts';
import { pageOf } from '#lib/site/pages.ts';
import { team } from '#lib/site/team.ts';
import { ArticleFacts, Day } from './article-facts.tsx';
import type { SectionProps } from './section-shell.tsx';

export async function Byline({ locale, page }: SectionProps) {
  const article = articleOf(page.id);
  if (!article) throw new Error(`Page "${page.id}" has a byline and is no article of lib/site/articles.ts`);
  const t = await getTranslations({ locale, namespace: 'site.article' });
  const author = team.find(({ id }) => id === article.author);
  return (
    <div className="border-line border-b bg-surface py-5">
      <div className="page-width flex flex-col gap-x-8 gap-y-3 lg:flex-row lg:items-center lg:justify-between">
        <a
          href={localePath(locale, pageOf('blog').path)}
          className="no-print inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-primary"
        >
          <Icon name="arrow" className="size-5 rotate-180" />
          {t('back')}
        </a>
        <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:flex-wrap sm:items-center">
          <Badge>{t(`categories.${article.category}`)}</Badge>
          {author && (
            <p>
              {noWrap(`${t('by', { author: author.name })}, ${jobTitle(locale, author)}`)}
              {agency.sample && <span className="text-muted text-sm"> ({t('sample')})</span>}
            </p>
          )}
          <ArticleFacts locale={locale} article={article} />
          <p className="text-muted text-sm">
            {t('updated')} <Day locale={locale} date={article.updated} />
          </p>
        </div>
      </div>
    </div>
  );
}
