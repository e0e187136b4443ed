import { getTranslations } from 'next-intl/server';
import { pageWords } from '#lib/i18n/page-words.ts';
import { ArticlePart } from './article-part.tsx';
import type { SectionProps } from './section-props.ts';

export async function Article({ locale, page, section }: SectionProps) {
  const parts = pageWords(locale, page.id, section.words).items();
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pb-4 [.border-b+&]:pt-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <nav aria-labelledby="contents-heading" className="no-print self-start rounded-card bg-sunken p-5 lg:sticky lg:top-6">
        <p id="contents-heading" className="font-bold">
          {t('contents')}
        </p>
        <ol className="mt-2">
          {parts.map(({ key, words }) => (
            <li key={key}>
              <a href={`#${key}`} className="flex min-h-11 items-center py-1.5 text-primary leading-snug hover:underline">
                {words.text('title')}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="flex max-w-text flex-col gap-6">
        {parts.map(({ key, words }) => (
          <ArticlePart key={key} id={key} words={words} />
        ))}
      </article>
    </div>
  );
}
