import { InboxPage } from '#components/desk/inbox-page.tsx';
import { insuranceLines } from '#lib/forms/insurance-lines.ts';
import { isLocale } from '#lib/i18n/routing.ts';
import { normalizeReference } from '#lib/leads/reference.ts';
import { leadPath } from '#lib/staff/desk-path.ts';
import { leadSearch } from '#lib/staff/search.ts';
import { countInbox, inboxViews, listInbox } from '#lib/staff/store/inbox.ts';
import { listPeople } from '#lib/staff/store/people.ts';
import { dayStart } from '#lib/staff/week-start.ts';
import { deskRoute, plainText, redirectTo, renderDesk } from './desk-route.tsx';

export const GET = deskRoute('viewer', async ({ url, person, formToken }) => {
  const { searchParams } = url;
  const now = Date.now();
  const typed = plainText(searchParams.get('q') ?? '');
  const language = searchParams.get('language');
  const filters = {
    view: inboxViews.find((view) => view === searchParams.get('view')) ?? (typed ? 'all' : 'open'),
    language: isLocale(language) ? language : undefined,
    line: insuranceLines.find((line) => line === searchParams.get('line')),
    search: typed,
  };
  const ids = typed ? await leadSearch().find(typed) : undefined;
  const after = searchParams.get('after') ?? undefined;
  const query = { ...filters, ids, after, now, staffId: person.id, dayStart: dayStart(now) };
  const [{ rows, next }, counts, people] = await Promise.all([listInbox(query), countInbox(query), listPeople()]);
  const [only] = rows;
  if (only && rows.length === 1 && only.reference === normalizeReference(typed)) return redirectTo(leadPath(only.reference));
  return renderDesk(<InboxPage {...{ person, formToken, filters, rows, next, counts, people, now, changed: searchParams.get('changed') }} />);
});
