import 'server-only';
import { normalizeReference } from '#lib/leads/reference.ts';
import { locks, type Queries, storeTime } from '#lib/leads/store/db.ts';
import { appendEvents, type EventKind, type EventRow, type LeadEvent, toEvent } from '#lib/leads/store/events.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { type ReplyMethod, closedStatuses, type LostReason, type WaitingReason, type WorkStatus } from '../lead-status.ts';

/** The work state of a lead, which staff may change. Times are epoch ms. */
type WorkState = {
  status: WorkStatus;
  closedReason: LostReason | null;
  assigneeId: string | null;
  firstReplyAt: number | null;
  /** Why and since when the visitor waits for staff. */
  waiting: WaitingReason | null;
  waitingAt: number | null;
};
export type LeadWork = WorkState & { id: string; reference: string; version: number; dueAt: number | null };

/**
 * `conflict`: the lead has changed meanwhile, or the person can no longer be its assignee, and nothing was stored; `work` is its current state.
 * `event`: the event to undo.
 */
export type WorkResult =
  | { status: 'changed'; work: LeadWork; event: number }
  | { status: 'unchanged'; work: LeadWork }
  | { status: 'conflict'; work: LeadWork }
  | { status: 'unknown' };

const workColumns = `id, reference, status, closed_reason as "closedReason", assignee_id as "assigneeId",
  first_reply_at as "firstReplyAt", due_at as "dueAt", version, waiting, waiting_at as "waitingAt"`;

const stateOf = ({ status, closedReason, assigneeId, firstReplyAt, waiting, waitingAt }: WorkState): WorkState => ({
  status,
  closedReason,
  assigneeId,
  firstReplyAt,
  waiting,
  waitingAt,
});
const isSame = (a: WorkState, b: WorkState): boolean => JSON.stringify(stateOf(a)) === JSON.stringify(stateOf(b));

export async function readWork(tx: Pick<Queries, 'all' | 'engine'>, reference: string, isLocked = false): Promise<LeadWork | undefined> {
  const lock = isLocked && tx.engine === 'postgres' ? ' for update' : '';
  const sql = `select ${workColumns} from lead where reference = ? and erased_at is null and status <> 'test'${lock}`;
  const [work] = await tx.all<LeadWork>(sql, [normalizeReference(reference)]);
  return work;
}

type Change = { staffId: string; kind: EventKind; detail?: Readonly<Record<string, unknown>> };

/** Stores the work state of a lead and the event. The transaction holds the lock `eventChain` and has read `work` under it. */
export async function writeWork(tx: Queries, work: LeadWork, after: WorkState, change: Change, now: number, { keys }: Store): Promise<WorkResult> {
  const version = work.version + 1;
  await tx.run(
    'update lead set status = ?, closed_reason = ?, assignee_id = ?, first_reply_at = ?, waiting = ?, waiting_at = ?, version = ? where id = ?',
    [after.status, after.closedReason, after.assigneeId, after.firstReplyAt, after.waiting, after.waitingAt, version, work.id],
  );
  const detail = { ...change.detail, before: stateOf(work), after: stateOf(after), version };
  const [event = 0] = await appendEvents(tx, [{ leadId: work.id, staffId: change.staffId, kind: change.kind, detail }], now, keys());
  return { status: 'changed', event, work: { ...work, ...after, version } };
}

export type WorkChange = Partial<Pick<WorkState, 'status' | 'closedReason' | 'assigneeId'>>;

const notWaiting = { waiting: null, waitingAt: null };

type Waiting = Pick<WorkState, 'waiting' | 'waitingAt'>;

/**
 * How a lead waits after an action of a person who had seen its first `seenUpdates` updates: it waits if the visitor sent more. Without `seenUpdates` the
 * person had seen all.
 */
async function waitingForUnseen(tx: Queries, { id }: LeadWork, seenUpdates: number | undefined): Promise<Waiting> {
  if (seenUpdates === undefined) return notWaiting;
  const [unseen] = await tx.all<{ at: number | null; files: number }>(
    `select min(created_at) as at, (select cast(count(*) as integer) from lead_file where lead_id = ? and update_n > ?) as files
       from lead_update where lead_id = ? and n > ?`,
    [id, seenUpdates, id, seenUpdates],
  );
  return unseen && unseen.at !== null ? { waiting: unseen.files > 0 ? 'papers' : 'wrote', waitingAt: unseen.at } : notWaiting;
}

/**
 * Closing a lead ends the waiting, but for an update that was not seen. A lead without a reply waits whatever its status; after a reply, `waiting` and `quoted` end
 * the waiting. A reopened lead without a reply waits again.
 */
function waitingAfter(work: LeadWork, change: WorkChange, unseen: Waiting, now: number): Waiting {
  const { status = work.status } = change;
  if (status === 'spam') return notWaiting;
  if (isClosed(status)) return change.status ? unseen : { waiting: work.waiting, waitingAt: work.waitingAt };
  if (work.firstReplyAt === null && work.waiting === null && isClosed(work.status)) return { waiting: 'new', waitingAt: now };
  const needsReply = work.waiting === 'new' || (work.waiting === 'undelivered' && work.firstReplyAt === null);
  const endsWaiting = !needsReply && work.status !== status && (status === 'waiting' || status === 'quoted');
  return endsWaiting ? unseen : { waiting: work.waiting, waitingAt: work.waitingAt };
}

type ChangeLockedLead = (tx: Queries, work: LeadWork, now: number) => Promise<WorkResult> | WorkResult;

/** Runs `run` on a lead in one transaction, under the lock. `unknown` for a lead that does not exist or was erased. */
export async function withLockedLead(reference: string, localNow: number, { db }: Store, run: ChangeLockedLead): Promise<WorkResult> {
  const now = await storeTime(db, localNow);
  return db.transaction<WorkResult>(
    async (tx) => {
      const work = await readWork(tx, reference, true);
      return work ? run(tx, work, now) : { status: 'unknown' };
    },
    { lock: locks.eventChain },
  );
}

/** Whether a lead may be assigned to a person: an enabled agent or owner. */
async function canBeAssigned(tx: Queries, personId: string): Promise<boolean> {
  const rows = await tx.all("select id from staff where id = ? and disabled_at is null and role <> 'viewer'", [personId]);
  return rows.length > 0;
}

/** The change that a post makes. A form posts status and assignee together: the status that the lead has is no change beside a new assignee. */
function effectiveChange(work: LeadWork, posted: WorkChange): WorkChange {
  const { status = work.status, closedReason = work.closedReason, assigneeId = work.assigneeId } = posted;
  const keepsStatus = status === work.status && (status !== 'lost' || closedReason === work.closedReason);
  return keepsStatus && assigneeId !== work.assigneeId ? { assigneeId } : posted;
}

type Changed = { reference: string; version: number; seenUpdates?: number | undefined; staffId: string; change: WorkChange };

/** Changes status or assignee of a lead, unless `version` is outdated or the new assignee may have no leads. */
export function changeWork(
  { reference, version, seenUpdates, staffId, change: posted }: Changed,
  localNow = Date.now(),
  leadStore: Store = store(),
): Promise<WorkResult> {
  return withLockedLead(reference, localNow, leadStore, async (tx, work, now) => {
    const change = effectiveChange(work, posted);
    const next = { ...stateOf(work), ...change };
    const unseen = await waitingForUnseen(tx, work, seenUpdates);
    const after = { ...next, ...waitingAfter(work, change, unseen, now), closedReason: next.status === 'lost' ? next.closedReason : null };
    if (isSame(work, after)) return { status: 'unchanged', work };
    if (work.version !== version) return { status: 'conflict', work };
    const { assigneeId } = after;
    if (assigneeId !== null && assigneeId !== work.assigneeId && !(await canBeAssigned(tx, assigneeId))) return { status: 'conflict', work };
    return writeWork(tx, work, after, { staffId, kind: change.status === undefined ? 'assigned' : 'status' }, now, leadStore);
  });
}

/** Who replied, and how many updates that person had seen. */
type Replier = { staffId: string; seenUpdates?: number | undefined };

/**
 * The work state after a reply, which stops the reply clock, starts the work on a new lead, and assigns a lead to `staffId` that nobody has, or a person
 * who may no longer have leads.
 */
export async function afterReply(tx: Queries, work: LeadWork, { staffId, seenUpdates }: Replier, now: number): Promise<WorkState> {
  const hasAssignee = work.assigneeId !== null && (await canBeAssigned(tx, work.assigneeId));
  return {
    ...stateOf(work),
    status: work.status === 'new' ? 'working' : work.status,
    assigneeId: hasAssignee ? work.assigneeId : staffId,
    firstReplyAt: work.firstReplyAt ?? now,
    ...(await waitingForUnseen(tx, work, seenUpdates)),
  };
}

/** Records a reply made outside the desk. Its event has the kind `called` for every method, and the method as `how`. */
export function recordReply(
  { reference, method, ...replier }: Replier & { reference: string; method: ReplyMethod },
  localNow = Date.now(),
  leadStore: Store = store(),
): Promise<WorkResult> {
  return withLockedLead(reference, localNow, leadStore, async (tx, work, now) => {
    const change = { staffId: replier.staffId, kind: 'called', detail: { how: method } } as const;
    return writeWork(tx, work, await afterReply(tx, work, replier, now), change, now, leadStore);
  });
}

/** Appends an event that changes nothing of the lead's state, such as a note. False when the lead does not exist or was erased. */
export async function appendLeadEvent(
  { reference, staffId, kind, detail = {} }: Change & { reference: string },
  localNow = Date.now(),
  leadStore: Store = store(),
): Promise<boolean> {
  const { status } = await withLockedLead(reference, localNow, leadStore, async (tx, work, now) => {
    await appendEvents(tx, [{ leadId: work.id, staffId, kind, detail }], now, leadStore.keys());
    return { status: 'unchanged', work };
  });
  return status !== 'unknown';
}

const undoMs = 10 * 60_000;

/** An undo, and events of a sent mail. */
const notUndoable: readonly EventKind[] = ['undone', 'reply', 'document-asked', 'undelivered'];

/** Whether an event may be undone: it changed the lead, nothing changed it since, and it is not older than `undoMs`. */
export function canUndo({ detail, at, kind }: LeadEvent, work: LeadWork, now: number): boolean {
  return !notUndoable.includes(kind) && detail?.before !== undefined && detail.version === work.version && now - at <= undoMs;
}

function isWorkState(value: unknown): value is WorkState {
  return typeof value === 'object' && value !== null && 'status' in value && 'firstReplyAt' in value;
}

/** Restores the work state before an event. `conflict` when the event can no longer be undone. */
export function undoChange(
  { reference, event, staffId }: { reference: string; event: number; staffId: string },
  localNow = Date.now(),
  leadStore: Store = store(),
): Promise<WorkResult> {
  return withLockedLead(reference, localNow, leadStore, async (tx, work, now) => {
    const [row] = Number.isSafeInteger(event)
      ? await tx.all<EventRow>('select * from lead_event where seq = ? and lead_id = ?', [event, work.id])
      : [];
    const undone = row && toEvent(row, leadStore.keys());
    const before = undone?.detail?.before;
    if (!undone || !canUndo(undone, work, now) || !isWorkState(before)) return { status: 'conflict', work };
    // A later post of the visitor still waits for a reply.
    const wroteMeanwhile = work.waitingAt !== null && work.waitingAt > undone.at;
    const after = { ...stateOf(work), ...before, ...(wroteMeanwhile ? { waiting: work.waiting, waitingAt: work.waitingAt } : {}) };
    return writeWork(tx, work, stateOf(after), { staffId, kind: 'undone', detail: { event } }, now, leadStore);
  });
}

/** Whether a status ends the work on a lead. */
export const isClosed = (status: WorkStatus): boolean => closedStatuses.includes(status);
