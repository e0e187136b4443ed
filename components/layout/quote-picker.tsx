import { getTranslations } from 'next-intl/server';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { pageName } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { quoteTypes } from '#lib/site/navigation.ts';
import type { Page } from '#lib/site/page.ts';
import { quoteContext } from '#lib/site/quote-context.ts';

export async function QuotePicker({ locale, page }: { locale: Locale; page: Page | undefined }) {
  const t = await getTranslations({ locale, namespace: 'site.footer' });
  const options = quoteTypes.map((id) => ({ id, name: pageName(locale, id) }));
  return (
    <form
      method="get"
      action="/api/go"
      className="no-print grid items-center gap-3 rounded-card bg-night-soft p-4 sm:gap-4 sm:p-6 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_minmax(14rem,20rem)_auto]"
    >
      <p className="text-balance font-bold text-xl leading-snug sm:max-lg:col-span-full">{t('picker')}</p>
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(quoteContext(page)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select id="quote-type" name="type" aria-label={t('pickerLabel')} defaultValue="" autoComplete="off">
        <option value="">{t('pickerEmpty')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('pickerGo')}</Button>
    </form>
  );
}
