'use client';

import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { rememberLocale } from './remember-locale.ts';

type Props = { to: Locale; path: string; href: string; current: boolean; name: string };

/** One language of the switch. Without JavaScript `href` alone does the work. */
export function LanguageLink({ to, path, href, current, name }: Props) {
  return (
    <a
      href={href}
      lang={to}
      hrefLang={to}
      aria-current={current ? 'true' : undefined}
      className="menu-link"
      data-hold
      onClick={(event) => {
        rememberLocale(to);
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        location.assign(localePath(to, path) + location.hash);
      }}
    >
      {name}
    </a>
  );
}
