import type { BulkOutcome } from '#components/desk/inbox/bulk.tsx';
import { InboxPage } from '#components/desk/inbox/inbox-page.tsx';
import { typedReference } from '#lib/leads/reference.ts';
import { leadPath } from '#lib/staff/desk-path.ts';
import { inboxQuery, parseFilters } from '#lib/staff/inbox-filters.ts';
import { countInbox, listInbox } from '#lib/staff/store/inbox.ts';
import { readWork } from '#lib/staff/store/lead-work.ts';
import { storeTime } from '#lib/leads/store/db.ts';
import { store } from '#lib/leads/store/store.ts';
import { listPeople } from '#lib/staff/store/people.ts';
import { deskRoute, plainText, redirectTo, renderDesk } from './desk-route.tsx';
import { readLeadOutcome } from './lead-outcome.ts';

/** The outcome of a bulk change: `?changed=DONE-CONFLICTS&changes=REF.EVENT_REF.EVENT` or `?undone=N`. */
function outcomeOf(params: URLSearchParams): BulkOutcome | undefined {
  const [, undone] = /^(\d{1,3})$/.exec(params.get('undone') ?? '') ?? [];
  if (undone) return { undone: Number(undone) };
  const [, done, conflicts] = /^(\d{1,3})-(\d{1,3})$/.exec(params.get('changed') ?? '') ?? [];
  const changes = params.get('changes') ?? '';
  return done ? { done: Number(done), conflicts: Number(conflicts), changes: /^[\w.]*$/.test(changes) ? changes : '' } : undefined;
}

export const GET = deskRoute('viewer', async ({ url, person, formToken }) => {
  const { searchParams } = url;
  const now = Date.now();
  const input = plainText(searchParams.get('q') ?? '');
  // In every view, since a visitor on the phone may name the reference of a quarantined lead.
  const reference = typedReference(input);
  const named = reference && (await readWork(store().db, reference));
  if (named) return redirectTo(leadPath(named.reference));
  const filters = parseFilters(searchParams, input);
  const since = await storeTime(store().db, now);
  const after = searchParams.get('after') ?? undefined;
  const query = await inboxQuery(filters, person.id, now, after);
  const [{ rows, next }, counts, people, leadOutcome] = await Promise.all([
    listInbox(query),
    countInbox(query),
    listPeople(),
    readLeadOutcome(url, filters, now),
  ]);
  const [outcome, hasNoNext] = [outcomeOf(searchParams), searchParams.has('noNext')];
  return renderDesk(
    <InboxPage {...{ person, formToken, filters, rows, next, after, counts, people, now, since, outcome, hasNoNext, leadOutcome }} />,
  );
});
