import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { headerGroups } from '#lib/site/navigation.ts';
import { PageLink } from './page-link.tsx';

type Props = { locale: Locale; current: string | undefined };

/** On a phone one popover holds all groups; on a wide screen each group is a popover. Both work without JavaScript. */
export async function MainMenu({ locale, current }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <nav aria-label={t('header.label')} className="lg:-ml-3 lg:basis-full">
      <button type="button" popoverTarget="site-menu" className="header-button px-2 sm:px-3 lg:hidden">
        <Icon name="menu" />
        <span className="max-[22.5rem]:sr-only">{t('header.menu')}</span>
      </button>
      <div id="site-menu" popover="auto" className="site-menu">
        <ul className="flex flex-col gap-6 lg:flex-row lg:gap-0">
          <li className="flex justify-between lg:hidden">
            <PageLink locale={locale} id="home" current={current} className="menu-link font-bold" />
            <PageLink locale={locale} id="claims-help" current={current} className="menu-link font-bold" />
          </li>
          {headerGroups.map(({ id, pages }) => (
            <li key={id}>
              <button
                type="button"
                popoverTarget={`menu-${id}`}
                className={`header-button my-0.5 px-3 max-lg:hidden ${pages.some((page) => page === current) ? 'text-primary' : ''}`}
              >
                {t(`groups.${id}`)}
                <Icon name="down" className="size-4" />
              </button>
              <p className="mb-1 px-3 font-bold text-muted text-sm lg:hidden">{t(`groups.${id}`)}</p>
              <ul id={`menu-${id}`} popover="auto" className="menu-group">
                {pages.map((page) => (
                  <li key={page}>
                    <PageLink locale={locale} id={page} current={current} className="menu-link" />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
