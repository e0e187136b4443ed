import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { errorLabel } from '#lib/error-code.ts';
import { placeholdersOf, storeTime, valuesOf } from '#lib/leads/store/db.ts';
import { store, type Store } from '#lib/leads/store/store.ts';
import { log } from '#lib/log.ts';
import { type NewlyWaitingLeads, createNewlyWaiting } from './newly-waiting.ts';
import { openSessions } from './store/sessions.ts';
import { listPeople, type StaffMember } from './store/people.ts';

/** A person who has a lead open. */
type Present = { reference: string; staffId: string };

type Presence = {
  /** Stores who has which lead open in this instance, and returns who has one of these leads open in the others. */
  exchange: (here: readonly Present[], localNow?: number) => Promise<Present[]>;
};

/** Rows of a killed instance expire after this time. */
const aliveMs = 6_000;
const writeEveryMs = 2_000;

const keyOf = ({ reference, staffId }: Present): string => `${reference} ${staffId}`;

/** Who has a lead open on other instances. SQLite has one instance, and stores nothing. */
export function createPresence({ db }: Store = store()): Presence {
  const instance = randomUUID();
  let written = '';
  let writtenAt = 0;

  async function write(here: readonly Present[], now: number): Promise<void> {
    const rows = [...new Map(here.map((row) => [keyOf(row), row])).values()];
    const all = rows.map(keyOf).toSorted().join('\n');
    if (all === written && (all === '' || now - writtenAt < writeEveryMs)) return;
    await db.transaction(async (tx) => {
      await tx.run('delete from lead_presence where instance = ? or seen_at < ?', [instance, now - 10 * aliveMs]);
      if (rows.length === 0) return;
      const { placeholders, params } = valuesOf(rows.map(({ reference, staffId }) => [instance, reference, staffId, now]));
      await tx.run(`insert into lead_presence (instance, reference, staff_id, seen_at) values ${placeholders}`, params);
    });
    written = all;
    writtenAt = now;
  }

  return {
    async exchange(here, localNow = Date.now()) {
      if (db.engine !== 'postgres') return [];
      const now = await storeTime(db, localNow);
      await write(here, now);
      const references = [...new Set(here.map(({ reference }) => reference))];
      if (references.length === 0) return [];
      return db.all<Present>(
        `select reference, staff_id as "staffId" from lead_presence where instance <> ? and seen_at > ? and reference in (${placeholdersOf(references)})`,
        [instance, now - aliveMs, ...references],
      );
    },
  };
}

/** An open page of the desk that follows new leads, or one lead. `send` writes one server-sent event. */
export type EventStream = {
  person: StaffMember;
  sessionId: string;
  reference: string | undefined;
  /** What the page of an inbox knows: the leads that wait since before this time (epoch ms of the store). */
  since?: number | undefined;
  send: (event: LiveEvent) => void;
  close: () => void;
};
export type LiveEvent =
  | { event: 'leads'; newlyWaiting: NewlyWaitingLeads }
  | { event: 'lead'; version: number; updates: number; others: readonly string[] };

const pollMs = 300;
const maxStreams = 200;
const maxStreamsOfPerson = 20;

type Live = {
  streams: Set<EventStream>;
  isPolling: boolean;
  lastSent: WeakMap<EventStream, string>;
  newlyWaiting: ReturnType<typeof createNewlyWaiting>;
  presence: ReturnType<typeof createPresence>;
};

declare global {
  var deskLive: Live | undefined;
}

function live(): Live {
  if (globalThis.deskLive) return globalThis.deskLive;
  const created: Live = {
    streams: new Set(),
    isPolling: false,
    lastSent: new WeakMap(),
    newlyWaiting: createNewlyWaiting(),
    presence: createPresence(),
  };
  globalThis.deskLive = created;
  // An open stream would delay the shutdown until its time limit.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      for (const stream of created.streams) stream.close();
    });
  return created;
}

/** Closes the streams of sessions that have ended, and of disabled people. */
async function closeEnded({ streams }: Live): Promise<void> {
  const ids = [...new Set([...streams].map(({ sessionId }) => sessionId))];
  if (ids.length === 0) return;
  const open = await openSessions(ids);
  for (const stream of streams) if (!open.has(stream.sessionId)) stream.close();
}

async function sendNewlyWaiting({ streams, newlyWaiting }: Live): Promise<void> {
  const latest = await newlyWaiting.read();
  if (latest.count === 0) return;
  for (const stream of streams) if (!stream.reference) stream.send({ event: 'leads', newlyWaiting: latest });
}

async function findPresent({ streams, presence }: Live): Promise<Present[]> {
  const here = [...streams].flatMap(({ reference, person }) => (reference ? [{ reference, staffId: person.id }] : []));
  return [...here, ...(await presence.exchange(here))];
}

async function sendChanges(state: Live): Promise<void> {
  const { streams, lastSent } = state;
  const present = await findPresent(state);
  if (present.length === 0) return;
  const references = [...new Set(present.map(({ reference }) => reference))];
  const rows = await store().db.all<{ reference: string; version: number; updates: number }>(
    `select reference, version, (select coalesce(max(n), 0) from lead_update where lead_id = lead.id) as updates from lead
       where erased_at is null and reference in (${placeholdersOf(references)})`,
    references,
  );
  const leads = new Map(rows.map((row) => [row.reference, row]));
  const people = new Map((await listPeople()).map((person) => [person.id, person.name || person.email]));
  for (const stream of streams) {
    const lead = leads.get(stream.reference ?? '');
    if (!lead) continue;
    const { version, updates } = lead;
    const others = present.filter(({ reference, staffId }) => reference === stream.reference && staffId !== stream.person.id);
    const names = [...new Set(others.flatMap(({ staffId }) => people.get(staffId) ?? []))].toSorted();
    const message = JSON.stringify([version, updates, names]);
    if (lastSent.get(stream) === message) continue;
    lastSent.set(stream, message);
    stream.send({ event: 'lead', version, updates, others: names });
  }
}

/** Polls the store while there are open streams: with PostgreSQL other instances write too. */
async function poll(state: Live): Promise<void> {
  state.isPolling = true;
  while (state.streams.size > 0) {
    try {
      await closeEnded(state);
      await sendNewlyWaiting(state);
      await sendChanges(state);
    } catch (error) {
      log.warn({ event: 'desk_live_failed', error: errorLabel(error) });
    }
    await sleep(pollMs);
  }
  state.isPolling = false;
  await state.presence.exchange([]).catch(() => undefined);
}

/** Sends the leads that began to wait while the page had no stream. */
async function sendMissed({ newlyWaiting }: Live, { reference, since, send }: EventStream): Promise<void> {
  if (reference || since === undefined) return;
  const missed = await newlyWaiting.readSince(since);
  if (missed.count > 0) send({ event: 'leads', newlyWaiting: missed });
}

/** Adds a stream. Returns a function that removes it; undefined over the limit. */
export async function openStream(stream: EventStream): Promise<(() => void) | undefined> {
  const state = live();
  const samePerson = [...state.streams].filter(({ person }) => person.id === stream.person.id);
  // Closes the oldest streams of a person, so that one person cannot use up the limit of all.
  for (const oldest of samePerson.slice(0, Math.max(0, samePerson.length - maxStreamsOfPerson + 1))) oldest.close();
  if (state.streams.size >= maxStreams) return undefined;
  if (!state.isPolling) await state.newlyWaiting.begin();
  state.streams.add(stream);
  if (!state.isPolling) void poll(state);
  await sendMissed(state, stream);
  return () => state.streams.delete(stream);
}
