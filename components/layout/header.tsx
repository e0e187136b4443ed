import { getTranslations } from 'next-intl/server';
import { itemHref } from '#components/sections/item-href.ts';
import { buttonStyles } from '#components/ui/button-styles.ts';
import { Icon } from '#components/ui/icon.tsx';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import type { Page } from '#lib/site/page.ts';
import { quoteLink } from '#lib/site/quote-context.ts';
import { agencyCallLink, agencyWays, agencyWhatsApp } from '#lib/site/agency-contact.ts';
import { pageName } from '#lib/i18n/page-words.ts';
import { headerGroupOf, headerGroups, menuTools } from '#lib/site/navigation.ts';
import { type PageId, pageOf } from '#lib/site/pages.ts';
import { ChatLink } from './chat-link.tsx';
import { closedBriefTemplate } from './closed-notice.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { OpenNow } from './open-now.tsx';
import { PageLink } from './page-link.tsx';

type Props = { locale: Locale; path: string; page: Page | undefined };

/** The quote and the contact links at the end of a phone's menu, which covers the action bar. */
async function MenuContact({ locale, page }: Pick<Props, 'locale' | 'page'>) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  return (
    <ul className="py-3 lg:hidden">
      <li className="mx-4 pb-2">
        <a href={itemHref(locale, quoteLink(page))} className={buttonStyles('primary', 'w-full')}>
          {t('header.getQuote')}
        </a>
      </li>
      <li className="mx-4 pt-1 text-muted text-sm">
        {openingLines(locale)[0]}
        <OpenNow office={pageOffice(locale)} open={t('contact.openNow')} closed={closedBriefTemplate(locale)} />
      </li>
      {agencyWays.map(({ id, icon, href }) => (
        <li key={id}>
          <a href={href} draggable={false} className="menu-link gap-3">
            <Icon name={icon} className="size-5 text-primary" />
            {t(`footer.${id}`, values)}
          </a>
        </li>
      ))}
      <li>
        <ChatLink locale={locale} className="menu-link gap-3">
          <Icon name="chat" className="size-5 text-primary" />
          {t('chat')}
        </ChatLink>
      </li>
    </ul>
  );
}

/** On a phone a popover lists the groups, and each group is a popover above it; on a wide screen the groups are a row. Works without JavaScript. */
async function MainMenu({ locale, page: shown }: Pick<Props, 'locale' | 'page'>) {
  const current = shown?.id;
  const currentGroup = shown && headerGroupOf(shown);
  const t = await getTranslations({ locale, namespace: 'site' });
  // A page with the name of its group is the overview of the group.
  const overview = (page: string, group: string) => (pageName(locale, page) === group ? t('header.overview', { group }) : undefined);
  const link = (page: PageId, group: (typeof headerGroups)[number]['id']) => (
    <li key={page}>
      <PageLink locale={locale} id={page} current={current} className="menu-link" label={overview(page, t(`groups.${group}`))} />
    </li>
  );
  return (
    <nav aria-label={t('header.label')} className="menu-place lg:-ml-3 lg:grow">
      <button type="button" popoverTarget="site-menu" className="menu-button header-button w-full px-1 lg:hidden">
        <Icon name="menu" />
        <Icon name="close" />
        <span>{t('header.menu')}</span>
        <span>{t('header.close')}</span>
      </button>
      <div id="site-menu" popover="auto" className="site-menu">
        <ul className="flex flex-col lg:flex-row">
          {menuTools.map((page) => (
            <li key={page} className="lg:hidden">
              <a href={localePath(locale, pageOf(page).path)} {...(current === page && { 'aria-current': 'page' })} className="menu-row">
                {pageName(locale, page)}
                <Icon name="arrow" className="size-4" />
              </a>
            </li>
          ))}
          {headerGroups.map(({ id, pages, parts }, index) => (
            <li key={id} className={`menu-item ${index === 0 ? 'max-lg:border-sunken max-lg:border-t-8' : ''}`}>
              <button
                type="button"
                popoverTarget={`menu-${id}`}
                className={`menu-row lg:header-button lg:px-3 ${id === currentGroup ? 'menu-current' : ''}`}
              >
                {t(`groups.${id}`)}
                <Icon name="down" className="size-4 max-lg:-rotate-90" />
              </button>
              <div id={`menu-${id}`} popover="auto" className="menu-group">
                <button type="button" popoverTarget={`menu-${id}`} popoverTargetAction="hide" className="menu-row text-primary lg:hidden">
                  <span>
                    <Icon name="down" className="mr-2 inline size-4 rotate-90 align-[-0.15em]" />
                    {t('header.menu')}
                  </span>
                </button>
                <p className="mx-4 pt-3 pb-1 font-bold text-xl lg:hidden">{t(`groups.${id}`)}</p>
                <ul className="menu-pages">
                  {parts
                    ? parts.map((part) => (
                        <li key={part.id}>
                          <p className="mx-4 pt-2 pb-1 font-semibold text-muted text-sm">{t(`header.parts.${part.id}`)}</p>
                          <ul>{part.pages.map((page) => link(page, id))}</ul>
                        </li>
                      ))
                    : pages.map((page) => link(page, id))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
        <MenuContact locale={locale} page={shown} />
      </div>
    </nav>
  );
}

export async function Header({ locale, path, page }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  const office = pageOffice(locale);
  return (
    <header id="header" className="site-header border-line border-b bg-surface">
      <div className="header-row page-width">
        <a
          href={localePath(locale, '/')}
          aria-label={t('header.homeOf', values)}
          className="mr-auto flex min-h-14 items-center rounded-control text-ink"
        >
          <Logo />
        </a>
        <a href={agencyCallLink} className="by-hours header-button px-3 max-lg:hidden" data-office={JSON.stringify(office)}>
          <Icon name="phone" className="size-5" />
          <span className="sr-only">{`${t('bar.call')} `}</span>
          {values.phone}
          <span className="by-hours-cell font-normal text-muted">
            <span data-when="open">{t('header.extension', values)}</span>
            <span data-when="closed">{t('header.closed')}</span>
          </span>
        </a>
        {agencyWhatsApp && (
          <a href={agencyWhatsApp.href} className="header-button px-3 max-xl:hidden">
            <Icon name="whatsApp" className="size-5" />
            {t('bar.whatsApp')}
          </a>
        )}
        <ChatLink locale={locale} className="header-button px-3 max-lg:hidden">
          <Icon name="chat" className="size-5" />
          {t('chat')}
        </ChatLink>
        <LanguageSwitch locale={locale} path={path} />
        <a href={itemHref(locale, quoteLink(page))} className={buttonStyles('outline', 'whitespace-nowrap max-lg:hidden')}>
          {t('header.getQuote')}
        </a>
        <MainMenu locale={locale} page={page} />
      </div>
    </header>
  );
}
