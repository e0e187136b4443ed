import type { Locale } from '#lib/i18n/routing.ts';

type Props = { to: Locale; href: string; current: boolean; name: string };

/** A script keeps query and fragment of the page, and stores the language (`choose-locale.ts`). */
export function LanguageLink({ to, href, current, name }: Props) {
  return (
    <a href={href} lang={to} hrefLang={to} aria-current={current ? 'true' : undefined} className="menu-link" data-replay>
      {name}
    </a>
  );
}
