import { getTranslations } from 'next-intl/server';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { sectionId, sectionsOf } from '#lib/site/pages.ts';
import type { SectionKind } from '#lib/site/page.ts';
import type { SectionProps } from './section-shell.tsx';

const unlisted: readonly SectionKind[] = ['hero', 'contents', 'related', 'cta'];

export async function Contents({ locale, page }: SectionProps) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const listed = sectionsOf(page).filter(({ kind }) => !unlisted.includes(kind));
  const entries = listed.map((section) => ({ id: sectionId(section), heading: pageWords(locale, page.id, section.words).text('heading') }));
  return (
    <nav aria-labelledby="contents-heading" className="no-print border-line py-6 sm:border-b sm:bg-surface">
      <div className="page-width">
        <details className="fold fold-row">
          <summary>
            <h2 id="contents-heading" className="font-bold text-lg">
              {t('contents')}
            </h2>
          </summary>
          <ol className="mt-2 grid max-sm:pb-3 gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {entries.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-2.5 text-primary leading-snug underline">
                  {noWrap(heading)}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </nav>
  );
}
