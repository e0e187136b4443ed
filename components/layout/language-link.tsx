'use client';

import { type Locale, localeCookie, localePath } from '#lib/i18n/routing.ts';

type Props = { to: Locale; path: string; href: string; current: boolean; name: string };

function remember(to: Locale) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie}=${to}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** One language of the switch. Without JavaScript `href` alone does the work. */
export function LanguageLink({ to, path, href, current, name }: Props) {
  return (
    <a
      href={href}
      lang={to}
      hrefLang={to}
      aria-current={current ? 'true' : undefined}
      className="menu-link"
      onClick={(event) => {
        remember(to);
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        location.assign(localePath(to, path) + location.hash);
      }}
    >
      {name}
    </a>
  );
}
