import { insuranceLines } from '#lib/forms/insurance-lines.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { siteLanguageCodes, siteLanguages } from '#lib/site/site-languages.ts';
import type { InboxFilters } from '#lib/staff/inbox-filters.ts';

export function Filters({ locale, filters }: { locale: Locale; filters: InboxFilters }) {
  const t = translator(locale, 'desk.inbox');
  const lines = translator(locale, 'desk.line');
  return (
    <form className="filters" method="get" action="/desk" role="search">
      <div>
        <label htmlFor="q">{t('search')}</label>
        <input id="q" name="q" type="search" defaultValue={filters.search} data-key="search" />
      </div>
      <button className="second" type="submit">
        {t('show')}
      </button>
      <div>
        <label htmlFor="language">{t('language')}</label>
        <select id="language" name="language" defaultValue={filters.language ?? ''}>
          <option value="">{t('all')}</option>
          {siteLanguageCodes.map((code) => (
            <option key={code} value={code}>
              {siteLanguages[code].name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="line">{t('line')}</label>
        <select id="line" name="line" defaultValue={filters.line ?? ''}>
          <option value="">{t('all')}</option>
          {insuranceLines.map((line) => (
            <option key={line} value={line}>
              {lines(line)}
            </option>
          ))}
        </select>
      </div>
      <input type="hidden" name="view" value={filters.view} />
    </form>
  );
}
