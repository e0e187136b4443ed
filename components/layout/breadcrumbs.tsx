import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/routing.ts';
import { trailOf } from '#lib/site/find-page.ts';
import type { Page } from '#lib/site/page.ts';
import { PageLink } from './page-link.tsx';

export async function Breadcrumbs({ locale, page }: { locale: Locale; page: Page }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <nav aria-label={t('breadcrumbs')} className="night no-print">
      <ol className="page-width relative z-10 flex flex-wrap items-center gap-x-2 pt-3 text-on-night-muted text-sm">
        {trailOf(page).map(({ id }, index) => (
          <li key={id} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            <PageLink
              locale={locale}
              id={id}
              current={page.id}
              className="-mx-2 inline-flex min-h-11 min-w-11 items-center justify-center px-2 hover:underline aria-[current]:text-on-night"
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
