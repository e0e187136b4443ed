'use client';

import type { Locale } from '#lib/i18n/routing.ts';
import { goToLocale, rememberLocale } from './remember-locale.ts';

type Props = { to: Locale; href: string; current: boolean; name: string };

export function LanguageLink({ to, href, current, name }: Props) {
  return (
    <a
      href={href}
      lang={to}
      hrefLang={to}
      aria-current={current ? 'true' : undefined}
      className="menu-link"
      data-replay
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return rememberLocale(to);
        event.preventDefault();
        goToLocale(to, href);
      }}
    >
      {name}
    </a>
  );
}
