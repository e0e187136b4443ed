import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { protectionWords } from '#components/protection/protection-words.ts';
import { PageBehavior } from '#components/page-behavior/page-behavior.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { offersGuide } from '#lib/site/guide-offer.ts';
import type { Page } from '#lib/site/page.ts';
import { isProtected } from '#lib/site/protection.ts';
import { ActionBar } from './action-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';

type Props = {
  locale: Locale;
  path: string;
  /** Undefined for a page outside the table. */
  page?: Page;
  children: ReactNode;
};

export async function Frame({ locale, path, page, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const guide = offersGuide(page);
  return (
    <>
      {/* Before all text: what it does to the page is done before that is laid out. */}
      {isProtected(path) && <template data-guard={JSON.stringify(protectionWords(locale))} />}
      <SkipLink>{t('skip')}</SkipLink>
      <Header locale={locale} path={path} page={page} />
      {page && page.path !== '/' && <Breadcrumbs locale={locale} page={page} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <OfflineNotice text={t('offline')} />
      <Footer locale={locale} page={page} />
      <aside aria-label={t('chat')}>
        <a href={localePath(locale, pageOf('contact').path)} className="chat-button hide-while-typing" aria-haspopup="dialog" data-open-chat>
          <Icon name="message" className="size-5" />
          {t('chat')}
        </a>
      </aside>
      {guide && <template data-offer="" />}
      <PageBehavior guide={guide} />
      <ActionBar locale={locale} page={page} />
    </>
  );
}
