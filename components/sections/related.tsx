import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/find-page.ts';
import type { SectionProps } from './section-props.ts';

/** Where a reader may go next: other pages of the table by their names. */
export async function Related({ locale, section }: SectionProps) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const pages = await Promise.all(
    (section.pages ?? []).map(async (id) => ({ id, path: pageOf(id).path, name: (await pageWords(locale, id)).text('name') })),
  );
  return (
    <nav aria-labelledby={`${section.words}-heading`} className="no-print py-10">
      <div className="page-width flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-center">
        <h2 id={`${section.words}-heading`} className="shrink-0 font-bold text-lg">
          {t('related')}
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {pages.map(({ id, path, name }) => (
            <li key={id}>
              <a
                href={localePath(locale, path)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 py-1.5 font-semibold text-primary leading-tight hover:border-primary"
              >
                {name}
                <Icon name="arrow" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
