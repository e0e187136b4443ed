import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { type InboxFilters, inboxAddress } from '#lib/staff/inbox-filters.ts';
import { type InboxCounts, type InboxView, inboxViews } from '#lib/staff/store/inbox.ts';

export function Views({ locale, filters, counts }: { locale: Locale; filters: InboxFilters; counts: InboxCounts }) {
  const t = translator(locale, 'desk.inbox');
  const countOf: Partial<Record<InboxView, number>> = counts;
  return (
    <nav aria-label={t('views')} className="views">
      <ul>
        {inboxViews.map((view) => (
          <li key={view}>
            <a href={inboxAddress({ view, search: '' })} aria-current={view === filters.view ? 'page' : undefined}>
              {t(`view.${view}`)}
              {countOf[view] === undefined ? null : <span className="count"> {countOf[view]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
