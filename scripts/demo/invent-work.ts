import demo from '#data/demo.json' with { type: 'json' };
import type { NewLead } from '#lib/leads/model.ts';
import type { NewUpdate } from '#lib/leads/store/save-update.ts';
import { isOpen, replyDueAt } from '#lib/site/business-clock.ts';
import { lostReasons } from '#lib/staff/lead-status.ts';
import type { WorkChange } from '#lib/staff/store/lead-work.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { inventUpdate } from './invent-lead.ts';
import type { Random } from './random.ts';

/** One action of staff or visitor on a lead, at an epoch time (ms). */
export type LeadAction = { at: number; reference: string; staffId: string } & (
  | { kind: 'call' }
  | { kind: 'note'; text: string }
  | { kind: 'change'; change: WorkChange }
  | { kind: 'update'; update: NewUpdate }
);

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
/** An overdue lead without a reply is at most this old; older ones got a late reply. */
const maxOverdueMs = 4 * dayMs;

/** Times of arrival in the weeks before `now`, oldest first: most in office hours, few at night. */
export function inventArrivals(random: Random, count: number, now: number, weeks = 6): number[] {
  const arrivals: number[] = [];
  while (arrivals.length < count) {
    const at = now - Math.floor(random.next() * weeks * 7 * dayMs);
    const hour = (new Date(at).getUTCHours() + 19) % 24;
    if (random.chance(isOpen(at) ? 1 : hour < 7 ? 0.04 : 0.3)) arrivals.push(at);
  }
  return arrivals.sort((a, b) => a - b);
}

function whenOpen(at: number): number {
  let open = at;
  while (!isOpen(open)) open += hourMs;
  return open;
}

/** The assignee of a lead: mostly a person who speaks its language, sometimes the owner. */
function pickPerson(random: Random, { locale }: NewLead, people: readonly StaffMember[]): StaffMember {
  const speakers = people.filter((person) => person.locale === locale && person.role === 'agent');
  return random.pick(random.chance(0.8) && speakers.length > 0 ? speakers : people);
}

/** The time of the first reply of the staff; undefined for a lead that still waits. */
function inventReplyTime(random: Random, { createdAt }: NewLead, now: number): number | undefined {
  const dueAt = replyDueAt(createdAt);
  const isLate = random.chance(0.09);
  if (isLate && now - dueAt < maxOverdueMs) return undefined;
  if (isLate) return whenOpen(dueAt + random.between(5, 200) * minuteMs);
  const at = Math.max(createdAt + minuteMs, dueAt - random.between(1, 55) * minuteMs);
  return at < now ? at : undefined;
}

/** The actions of staff and visitor on a lead until `now`, in any order; none for a quarantined lead. */
export function inventWork(random: Random, lead: NewLead, { people, now }: { people: readonly StaffMember[]; now: number }): LeadAction[] {
  const { reference, createdAt } = lead;
  if (lead.quarantinedAt !== null) return [];
  const { id: staffId } = pickPerson(random, lead, people);
  const actions: LeadAction[] = [];
  const add = (action: LeadAction) => action.at < now && actions.push(action);
  const change = (at: number, to: WorkChange) => add({ at, reference, staffId, kind: 'change', change: to });

  if (random.chance(0.25)) {
    const at = createdAt + random.between(3, 90) * minuteMs;
    const update = inventUpdate(random, lead, at);
    if (update) add({ at, reference, staffId, kind: 'update', update });
  }
  const repliedAt = inventReplyTime(random, lead, now);
  if (repliedAt === undefined) {
    if (random.chance(0.4)) change(createdAt + minuteMs, { assigneeId: staffId });
    return actions;
  }
  if (random.chance(0.02)) {
    change(repliedAt, { status: 'spam' });
    return actions;
  }
  if (random.chance(0.5)) change(createdAt + Math.floor((repliedAt - createdAt) / 2), { assigneeId: staffId });
  add({ at: repliedAt, reference, staffId, kind: 'call' });
  if (random.chance(0.55)) {
    const others = people.filter(({ id }) => id !== staffId);
    const to = random.chance(0.1) ? `@${random.pick(others).name}: ` : '';
    add({ at: repliedAt + random.between(1, 20) * minuteMs, reference, staffId, kind: 'note', text: to + random.pick(demo.notes) });
  }
  const quoted = whenOpen(repliedAt + random.between(1, 40) * hourMs);
  if (random.chance(0.8)) change(quoted, { status: random.chance(0.7) ? 'quoted' : 'waiting' });
  // Some leads get an update after the first reply.
  if (random.chance(0.12)) {
    const at = repliedAt + random.between(30, 600) * minuteMs;
    const update = inventUpdate(random, lead, at);
    if (update) add({ at, reference, staffId, kind: 'update', update });
  }
  if (random.chance(0.2)) add({ at: quoted + 5 * minuteMs, reference, staffId, kind: 'note', text: random.pick(demo.notes) });
  const closed = whenOpen(quoted + random.between(10, 220) * hourMs);
  if (random.chance(0.92)) change(closed, random.chance(0.42) ? { status: 'won' } : { status: 'lost', closedReason: random.pick(lostReasons) });
  return actions;
}
