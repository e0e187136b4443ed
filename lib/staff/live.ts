import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorLabel } from '#lib/error-code.ts';
import { placeholdersOf } from '#lib/leads/store/db.ts';
import { store } from '#lib/leads/store/store.ts';
import { log } from '#lib/log.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';
import { createPresence, type Present } from './presence.ts';
import { openSessions } from './store/sessions.ts';
import { listPeople, type Person } from './store/people.ts';

/** An open page of the desk that follows new leads, or one lead. `send` writes one server-sent event. */
export type Follower = {
  person: Person;
  sessionId: string;
  reference: string | undefined;
  send: (event: LiveEvent) => void;
  close: () => void;
};
export type LiveEvent = { event: 'leads'; arrivals: Arrivals } | { event: 'lead'; version: number; others: readonly string[] };

const pollMs = 300;
const maxFollowers = 200;
const maxFollowersOfPerson = 20;

type Live = {
  followers: Set<Follower>;
  isPolling: boolean;
  lastSent: WeakMap<Follower, string>;
  arrivals: ReturnType<typeof createArrivals>;
  presence: ReturnType<typeof createPresence>;
};

declare global {
  var deskLive: Live | undefined;
}

function live(): Live {
  if (globalThis.deskLive) return globalThis.deskLive;
  const created: Live = { followers: new Set(), isPolling: false, lastSent: new WeakMap(), arrivals: createArrivals(), presence: createPresence() };
  globalThis.deskLive = created;
  // An open stream would delay the shutdown until its time limit.
  process.once('SIGTERM', () => {
    for (const follower of created.followers) follower.close();
  });
  return created;
}

/** Closes the streams of sessions that have ended, and of disabled people. */
async function closeEnded({ followers }: Live): Promise<void> {
  const ids = [...new Set([...followers].map(({ sessionId }) => sessionId))];
  if (ids.length === 0) return;
  const open = await openSessions(ids);
  for (const follower of followers) if (!open.has(follower.sessionId)) follower.close();
}

async function sendArrivals({ followers, arrivals }: Live): Promise<void> {
  const arrived = await arrivals.read();
  if (arrived.count === 0) return;
  for (const follower of followers) if (!follower.reference) follower.send({ event: 'leads', arrivals: arrived });
}

async function findPresent({ followers, presence }: Live): Promise<Present[]> {
  const here = [...followers].flatMap(({ reference, person }) => (reference ? [{ reference, staffId: person.id }] : []));
  return [...here, ...(await presence.exchange(here))];
}

async function sendChanges(state: Live): Promise<void> {
  const { followers, lastSent } = state;
  const present = await findPresent(state);
  if (present.length === 0) return;
  const references = [...new Set(present.map(({ reference }) => reference))];
  const rows = await store().db.all<{ reference: string; version: number }>(
    `select reference, version from lead where erased_at is null and reference in (${placeholdersOf(references)})`,
    references,
  );
  const versions = new Map(rows.map(({ reference, version }) => [reference, version]));
  const people = new Map((await listPeople()).map((person) => [person.id, person.name || person.email]));
  for (const follower of followers) {
    const version = versions.get(follower.reference ?? '');
    if (version === undefined) continue;
    const others = present.filter(({ reference, staffId }) => reference === follower.reference && staffId !== follower.person.id);
    const names = [...new Set(others.flatMap(({ staffId }) => people.get(staffId) ?? []))].toSorted();
    const message = JSON.stringify([version, names]);
    if (lastSent.get(follower) === message) continue;
    lastSent.set(follower, message);
    follower.send({ event: 'lead', version, others: names });
  }
}

/** Polls the store while there are followers: with PostgreSQL other instances write too. */
async function poll(state: Live): Promise<void> {
  state.isPolling = true;
  while (state.followers.size > 0) {
    try {
      await closeEnded(state);
      await sendArrivals(state);
      await sendChanges(state);
    } catch (error) {
      log.warn({ event: 'desk_live_failed', error: errorLabel(error) });
    }
    await sleep(pollMs);
  }
  state.isPolling = false;
  await state.presence.exchange([]).catch(() => undefined);
}

/** Adds a follower. Returns a function that removes it; undefined over the limit. */
export async function follow(follower: Follower): Promise<(() => void) | undefined> {
  const state = live();
  const samePerson = [...state.followers].filter(({ person }) => person.id === follower.person.id);
  // Closes the oldest streams of a person, so that one person cannot use up the limit of all.
  for (const oldest of samePerson.slice(0, Math.max(0, samePerson.length - maxFollowersOfPerson + 1))) oldest.close();
  if (state.followers.size >= maxFollowers) return undefined;
  // The page contains the leads that exist already.
  if (!state.isPolling) await state.arrivals.begin();
  state.followers.add(follower);
  if (!state.isPolling) void poll(state);
  return () => state.followers.delete(follower);
}
