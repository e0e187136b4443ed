import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { protectionWords } from '#components/protection/protection-words.ts';
import { Island } from '#components/start/island.tsx';
import { PageBehavior } from '#components/page-behavior/page-behavior.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { offersGuide } from '#lib/site/guide-offer.ts';
import type { Page, Task } from '#lib/site/page.ts';
import { isProtected } from '#lib/site/protection.ts';
import { pageTrail } from '#lib/i18n/page-trail.ts';
import { ActionBar } from './action-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageLink } from './page-link.tsx';

async function Breadcrumbs({ locale, page }: { locale: Locale; page: Page }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <nav aria-label={t('breadcrumbs')} className="night no-print">
      <ol className="page-width relative z-10 flex flex-wrap items-center gap-x-2 pt-3 text-on-night-muted text-sm">
        {pageTrail(locale, page).map(({ id, name }, index) => (
          <li key={id} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            <PageLink
              locale={locale}
              id={id}
              current={page.id}
              label={name}
              className="-mx-2 inline-flex min-h-11 min-w-11 items-center justify-center px-2 hover:underline aria-[current]:text-on-night"
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = {
  locale: Locale;
  path: string;
  /** Undefined for a page outside the table. */
  page?: Page;
  /** For a page outside the table. */
  task?: Task | undefined;
  children: ReactNode;
};

export async function Frame({ locale, path, page, task = page?.task, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const guide = offersGuide(page);
  return (
    <>
      {/* Before all text, so that the script changes the page before its layout. */}
      {isProtected(path) && <template data-protect={JSON.stringify(protectionWords(locale))} />}
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <Header locale={locale} path={path} page={page} />
      {page && page.path !== '/' && <Breadcrumbs locale={locale} page={page} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Filled by the start script while offline. The region always exists, so that the change is announced. */}
      <div role="status" className="offline-notice" data-text={t('offline')} suppressHydrationWarning />
      <Footer locale={locale} page={page} task={task} />
      {guide && <template data-offer="" />}
      <Island name="PageBehavior">
        <PageBehavior guide={guide} />
      </Island>
      <ActionBar locale={locale} page={page} task={task} />
    </>
  );
}
