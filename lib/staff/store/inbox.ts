import 'server-only';
import { formIdsOfLine, lineOfLead } from '#lib/forms/line-of-lead.ts';
import { subjectOf, summarizeLead } from '#lib/forms/present.ts';
import { findForm } from '#lib/forms/registry.ts';
import type { InsuranceLine } from '#lib/forms/insurance-lines.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type Param, placeholdersOf } from '#lib/leads/store/db.ts';
import { type LeadRow, unsealValues } from '#lib/leads/store/lead-row.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import type { WaitingReason, WorkStatus } from '../lead-status.ts';
import { pageOfConsent } from '../page-of-consent.ts';

/**
 * Saved views of the inbox. `waiting`: the visitor waits for staff. `open`: everything that is not closed. `unassigned`: also what is assigned to a person
 * who may no longer have leads.
 */
export const inboxViews = ['waiting', 'mentioned', 'mine', 'unassigned', 'overdue', 'today', 'open', 'closed', 'quarantined', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

export type InboxQuery = {
  view: InboxView;
  /** Whose leads `mine` shows. */
  staffId: string;
  /** Epoch ms, as `dayStart`: the start of the office's day, for the view `today`. */
  now: number;
  dayStart: number;
  language?: Locale | undefined;
  line?: InsuranceLine | undefined;
  /** Only these leads, in this order: the matches of a search. */
  ids?: readonly string[] | undefined;
  /** The cursor of the page before. */
  after?: string | undefined;
};

/** A line of the inbox. Times are epoch ms; `name` is undefined when the values cannot be decrypted. */
export type InboxRow = {
  id: string;
  reference: string;
  form: string;
  line: InsuranceLine | undefined;
  /** The kind of insurance that a lead without a line named, as it was posted; undefined when its form says all. */
  subject: string | undefined;
  locale: Locale;
  name: string | undefined;
  state: string | undefined;
  page: string;
  status: WorkStatus;
  assigneeId: string | null;
  dueAt: number | null;
  firstReplyAt: number | null;
  createdAt: number;
  waiting: WaitingReason | null;
  waitingAt: number | null;
  version: number;
  /** The number of updates that the visitor sent. */
  updates: number;
};

const inboxPageSize = 50;

/** The same expression as in the index `lead_inbox`: waiting leads by promised time, else by waiting time; then the others, newest first. */
const sortSql = `(case when waiting is null then 9000000000000000 - created_at when first_reply_at is null and due_at is not null then due_at
  else waiting_at end)`;
const closedSql = "status in ('won', 'lost', 'spam')";
/** The same expression as in the index `lead_open`. */
const countedSql =
  "erased_at is null and status <> 'test' and (quarantined_at is not null or waiting is not null or status not in ('won', 'lost', 'spam'))";

const assignableSql = "select id from staff where disabled_at is null and role <> 'viewer'";

type Condition = [string, Param[]];

function conditionOf({ view, staffId, now, dayStart }: Pick<InboxQuery, 'view' | 'staffId' | 'now' | 'dayStart'>): Condition {
  if (view === 'quarantined') return ["quarantined_at is not null and status <> 'spam'", []];
  if (view === 'closed') return [`(quarantined_at is null or status = 'spam') and ${closedSql}`, []];
  if (view === 'all') return ["(quarantined_at is null or status = 'spam')", []];
  if (view === 'waiting') return ['quarantined_at is null and waiting is not null', []];
  if (view === 'mentioned') return ['id in (select lead_id from lead_mention where staff_id = ?)', [staffId]];
  if (view === 'today') return ['quarantined_at is null and created_at >= ?', [dayStart]];
  const open = `quarantined_at is null and not ${closedSql}`;
  if (view === 'mine') return [`${open} and assignee_id = ?`, [staffId]];
  if (view === 'unassigned') return [`${open} and (assignee_id is null or assignee_id not in (${assignableSql}))`, []];
  if (view === 'overdue') return [`${open} and first_reply_at is null and due_at < ?`, [now]];
  return [open, []];
}

function conditionsOf(query: InboxQuery): Condition[] {
  const { language, line, ids, after } = query;
  const conditions: Condition[] = [["erased_at is null and status <> 'test'", []], conditionOf(query)];
  if (language) conditions.push(['locale = ?', [language]]);
  if (line) {
    // Leads of an earlier version have no line until their values have been read.
    const forms = formIdsOfLine(line);
    conditions.push([`(line = ? or (line is null and form in (${placeholdersOf(forms)})))`, [line, ...forms]]);
  }
  if (ids) conditions.push([ids.length > 0 ? `id in (${placeholdersOf(ids)})` : '1 = 0', [...ids]]);
  const cursor = /^(\d{1,16})_([\da-f-]{36})$/.exec(after ?? '');
  if (cursor) conditions.push([`(${sortSql}, id) > (?, ?)`, [Number(cursor[1]), cursor[2] ?? '']]);
  return conditions;
}

type Row = LeadRow & {
  status: WorkStatus;
  assignee_id: string | null;
  due_at: number | null;
  first_reply_at: number | null;
  waiting: WaitingReason | null;
  waiting_at: number | null;
  version: number;
  updates: number;
  sort: number;
};

/** The cursor of a lead, from which the page after that lead begins. */
export async function cursorOf(reference: string, { db }: Store = store()): Promise<string | undefined> {
  const [row] = await db.all<{ id: string; sort: number }>(`select id, ${sortSql} as sort from lead where reference = ?`, [reference]);
  return row && `${row.sort}_${row.id}`;
}

/** The reference of the first lead of a view other than `without`. */
export async function firstReference(query: InboxQuery, without: string, { db }: Store = store()): Promise<string | undefined> {
  const conditions: Condition[] = [...conditionsOf(query), ['reference <> ?', [without]]];
  const [row] = await db.all<{ reference: string }>(
    `select reference from lead where ${conditions.map(([sql]) => sql).join(' and ')} order by ${sortSql}, id limit 1`,
    conditions.flatMap(([, values]) => values),
  );
  return row?.reference;
}

/** A page of the inbox, and the cursor of the next one when there are more. */
export async function listInbox(query: InboxQuery, { db, keys }: Store = store()): Promise<{ rows: InboxRow[]; next: string | undefined }> {
  const conditions = conditionsOf(query);
  const where = conditions.map(([sql]) => sql).join(' and ');
  const params = conditions.flatMap(([, values]) => values);
  // The index has every column of the conditions, so that rows are read for one page only.
  const found = await db.all<Row>(
    `select lead.*, page.sort, (select coalesce(max(n), 0) from lead_update where lead_id = lead.id) as updates from (select id, ${sortSql} as sort from lead where ${where} order by sort, id limit ?) page
       join lead on lead.id = page.id order by page.sort, lead.id`,
    [...params, inboxPageSize + 1],
  );
  const keyring = keys();
  const rows = found.slice(0, inboxPageSize).map((row): InboxRow => {
    const read = unsealValues(row, keyring);
    const known = findForm(row.form) !== undefined && read.status === 'readable';
    const summary = known ? summarizeLead({ form: row.form, values: read.values }) : undefined;
    return {
      id: row.id,
      reference: row.reference,
      form: row.form,
      line: known ? lineOfLead({ form: row.form, values: read.values }) : findForm(row.form)?.insuranceLine,
      locale: row.locale,
      subject: known ? subjectOf({ form: row.form, values: read.values }) : undefined,
      name: summary?.fullName,
      state: summary?.state,
      page: pageOfConsent(row.consent),
      status: row.status,
      assigneeId: row.assignee_id,
      dueAt: row.due_at,
      firstReplyAt: row.first_reply_at,
      createdAt: row.created_at,
      version: row.version,
      waiting: row.waiting,
      waitingAt: row.waiting_at,
      updates: row.updates,
    };
  });
  const last = found.length > inboxPageSize ? found[inboxPageSize - 1] : undefined;
  return { rows, next: last && `${last.sort}_${last.id}` };
}

/** The views that are counted by their leads; `mentioned` counts the leads with a mention that the person has not seen. */
const countedViews = ['waiting', 'mine', 'unassigned', 'overdue', 'quarantined'] as const;
export type InboxCounts = Record<(typeof countedViews)[number] | 'mentioned', number>;

/** The number of leads in the views that need attention. */
export async function countInbox({ staffId, now }: Pick<InboxQuery, 'staffId' | 'now'>, { db }: Store = store()): Promise<InboxCounts> {
  const conditions = countedViews.map((view) => [view, ...conditionOf({ view, staffId, now, dayStart: now })] as const);
  const counts = conditions.map(([view, condition]) => `cast(count(case when ${condition} then 1 end) as integer) as ${view}`);
  const [row] = await db.all<InboxCounts>(
    `select ${counts.join(', ')},
       (select count(distinct lead_id) from lead_mention where staff_id = ? and seen_at is null) as mentioned from lead where ${countedSql}`,
    [...conditions.flatMap(([, , params]) => params), staffId],
  );
  return row ?? { waiting: 0, mentioned: 0, mine: 0, unassigned: 0, overdue: 0, quarantined: 0 };
}
