import { getTranslations } from 'next-intl/server';
import { Island } from '#components/start/island.tsx';
import { switchHref } from '#components/layout/language-switch.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { isLocale, type Locale } from '#lib/i18n/routing.ts';
import { languages } from '#lib/site/languages.ts';
import { LanguageChoices } from './language-choices.tsx';

export async function LanguageCard({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations({ locale, namespace: 'site.language' });
  const choices = languages.map((language) => ({ ...language, ...(isLocale(language.code) ? { href: switchHref(language.code, path) } : {}) }));
  return (
    <section
      aria-labelledby="language-heading"
      className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6 lg:col-start-1 lg:row-start-3 lg:self-start"
    >
      <h2 id="language-heading" className="flex items-center gap-3 font-bold text-xl leading-tight">
        <Icon name="globe" className="size-6 text-primary" />
        {t('heading')}
      </h2>
      <p className="mt-2 text-muted">{t('lead')}</p>
      <Island name="LanguageChoices">
        <LanguageChoices locale={locale} choices={choices} more={t('more')} translating={t('translating')} />
      </Island>
    </section>
  );
}
