import 'server-only';
import { type InsuranceLine, insuranceLines } from '#lib/forms/insurance-lines.ts';
import { isLocale, type Locale } from '#lib/i18n/routing.ts';
import { deskPath, leadPath } from './desk-path.ts';
import { leadSearch } from './search.ts';
import { type InboxQuery, type InboxView, inboxViews } from './store/inbox.ts';
import { dayStart } from './week-start.ts';

/** The filters of an inbox page, stored in its query. */
export type InboxFilters = { view: InboxView; language?: Locale | undefined; line?: InsuranceLine | undefined; search: string };

/** The view of an inbox address that names none. */
export const defaultView: InboxView = 'waiting';

export function parseFilters(params: URLSearchParams, search: string): InboxFilters {
  const language = params.get('language');
  return {
    view: inboxViews.find((view) => view === params.get('view')) ?? (search ? 'all' : defaultView),
    language: isLocale(language) ? language : undefined,
    line: insuranceLines.find((line) => line === params.get('line')),
    search,
  };
}

/** The filters as a query; empty for the default view. */
export function filterParams({ view, language, line, search }: InboxFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== defaultView || search) params.set('view', view);
  if (language) params.set('language', language);
  if (line) params.set('line', line);
  if (search) params.set('q', search);
  return params;
}

function withParams(path: string, filters: InboxFilters, more: Readonly<Record<string, string>>): string {
  const params = filterParams(filters);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return params.size > 0 ? `${path}?${params}` : path;
}

export function inboxAddress(filters: InboxFilters, more: Readonly<Record<string, string>> = {}): string {
  return withParams(deskPath, filters, more);
}

/** The address of a lead's page, with the view in the query. */
export function leadAddress(reference: string, filters: InboxFilters, more: Readonly<Record<string, string>> = {}): string {
  return withParams(leadPath(reference), filters, more);
}

/** The query of the store for a person's filters. */
export async function inboxQuery(filters: InboxFilters, staffId: string, now: number, after?: string): Promise<InboxQuery> {
  const ids = filters.search ? await leadSearch().find(filters.search) : undefined;
  return { ...filters, ids, after, now, staffId, dayStart: dayStart(now) };
}
