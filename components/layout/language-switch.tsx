import { getTranslations } from 'next-intl/server';
import { defaultLocale, type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';

type Props = { to: Locale; href: string; current: boolean };

/** A script keeps query and fragment of the page, and stores the language (`remember-locale.ts`). */
function LanguageLink({ to, href, current }: Props) {
  return (
    <a href={href} lang={to} hrefLang={to} aria-current={current ? 'true' : undefined} className="menu-link" data-replay>
      <span className="max-lg:sr-only">{`${siteLanguages[to].name} `}</span>
      <span className="lg:hidden">{to.toUpperCase()}</span>
    </a>
  );
}

/** English has no prefix, so a plain link would redirect to the browser's language: the route stores the choice first. */
export function switchHref(to: Locale, path: string): string {
  return to === defaultLocale ? `/api/language?${new URLSearchParams({ to, path })}` : localePath(to, path);
}

/** The other languages: their names on a wide screen, since a reader of one of them looks for its name; on a phone their codes. */
export async function LanguageSwitch({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations({ locale, namespace: 'site.header' });
  return (
    <nav aria-label={t('language')} className="xl:order-1 xl:-mr-2">
      <ul id="languages" className="language-list">
        {locales.map((to) => (
          <li key={to}>
            <LanguageLink to={to} href={switchHref(to, path)} current={to === locale} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
