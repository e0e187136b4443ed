import { getTranslations } from 'next-intl/server';
import { itemHref } from '#components/sections/item-href.ts';
import { buttonStyles } from '#components/ui/button-styles.ts';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import type { Page } from '#lib/site/page.ts';
import { callLink } from '#lib/site/phone.ts';
import { quoteLink } from '#lib/site/quote-context.ts';
import { agencyWhatsApp } from '#lib/site/whats-app.ts';
import { ChatLink } from './chat-link.tsx';
import { ClosedWords } from './closed-words.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';

type Props = { locale: Locale; path: string; page: Page | undefined };

export async function Header({ locale, path, page }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = { ...messageArguments(locale), extension: agency.phone.extension };
  const office = pageOffice(locale);
  return (
    <header className="site-header border-line border-b bg-surface">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-1 lg:min-h-13 lg:gap-x-3">
        <a
          href={localePath(locale, '/')}
          aria-label={t('header.homeOf', values)}
          className="mr-auto flex min-h-14 items-center lg:min-h-13 rounded-control text-ink"
        >
          <Logo />
        </a>
        <a href={callLink(agency.phone)} className="by-hours header-button px-3 max-lg:hidden" data-office={JSON.stringify(office)}>
          <Icon name="phone" className="size-5 text-accent" />
          <span className="sr-only">{t('bar.call')} </span>
          {values.phone}
          <span className="by-hours-cell font-normal text-muted">
            <span data-when="open">{t('header.extension', values)}</span>
            <span data-when="closed">
              <ClosedWords text={t('header.opens', { hour: '{hour}' })} office={office} />
            </span>
          </span>
        </a>
        {agencyWhatsApp && (
          <a href={agencyWhatsApp.href} className="header-button px-3 max-xl:hidden">
            <Icon name="whatsApp" className="size-5 text-accent" />
            {t('bar.whatsApp')}
          </a>
        )}
        <ChatLink locale={locale} className="header-button px-3 max-lg:hidden">
          <Icon name="chat" className="size-5 text-accent" />
          {t('chat')}
        </ChatLink>
        <LanguageSwitch locale={locale} path={path} />
        <a href={itemHref(locale, quoteLink(page))} className={buttonStyles('primary', 'whitespace-nowrap max-lg:hidden lg:min-h-11 lg:py-1.5')}>
          {t('header.getQuote')}
        </a>
        <MainMenu locale={locale} current={page?.id} />
      </div>
    </header>
  );
}
