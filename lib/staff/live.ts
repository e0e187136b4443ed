import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorLabel } from '#lib/error-code.ts';
import { storeTime } from '#lib/leads/store/clock.ts';
import { placeholdersOf } from '#lib/leads/store/rows.ts';
import { store } from '#lib/leads/store/store.ts';
import { log } from '#lib/log.ts';
import type { Person } from './store/people.ts';

/** What a page of the desk follows: new leads, or one lead. `send` writes one server-sent event. */
export type Follower = {
  person: Person;
  reference: string | undefined;
  send: (event: LiveEvent) => void;
  close: () => void;
};
export type LiveEvent = { event: 'leads' } | { event: 'lead'; version: number; others: readonly string[] };

const pollMs = 400;
/** A lead can be committed later than one with a later time, by as long as a transaction may take. */
const windowMs = 20_000;
const mostFollowers = 200;

type Live = { followers: Set<Follower>; isPolling: boolean; seen: Set<string>; told: WeakMap<Follower, string> };

declare global {
  var deskLive: Live | undefined;
}

function live(): Live {
  if (globalThis.deskLive) return globalThis.deskLive;
  const created: Live = { followers: new Set(), isPolling: false, seen: new Set(), told: new WeakMap() };
  globalThis.deskLive = created;
  // An open stream would delay the stop until its time is over.
  process.once('SIGTERM', () => {
    for (const follower of created.followers) follower.close();
  });
  return created;
}

async function readRecent(): Promise<Set<string>> {
  const { db } = store();
  const since = (await storeTime(db, Date.now())) - windowMs;
  const rows = await db.all<{ id: string }>('select id from lead where created_at >= ? and quarantined_at is null', [since]);
  return new Set(rows.map(({ id }) => id));
}

async function tellLeads(state: Live): Promise<void> {
  const recent = await readRecent();
  const hasNew = [...recent].some((id) => !state.seen.has(id));
  state.seen = recent;
  if (hasNew) for (const follower of state.followers) if (!follower.reference) follower.send({ event: 'leads' });
}

async function tellChanges({ followers, told }: Live): Promise<void> {
  const references = [...new Set([...followers].flatMap(({ reference }) => reference ?? []))];
  if (references.length === 0) return;
  const rows = await store().db.all<{ reference: string; version: number }>(
    `select reference, version from lead where reference in (${placeholdersOf(references)})`,
    references,
  );
  const versions = new Map(rows.map(({ reference, version }) => [reference, version]));
  for (const follower of followers) {
    const version = versions.get(follower.reference ?? '');
    if (version === undefined) continue;
    const others = [...followers].filter(({ reference, person }) => reference === follower.reference && person.id !== follower.person.id);
    const names = [...new Set(others.map(({ person }) => person.name || person.email))].toSorted();
    const message = JSON.stringify([version, names]);
    if (told.get(follower) === message) continue;
    told.set(follower, message);
    follower.send({ event: 'lead', version, others: names });
  }
}

/** Asks the store while somebody follows: with PostgreSQL other instances write too. */
async function poll(state: Live): Promise<void> {
  state.isPolling = true;
  while (state.followers.size > 0) {
    try {
      await tellLeads(state);
      await tellChanges(state);
    } catch (error) {
      log.warn({ event: 'desk_live_failed', error: errorLabel(error) });
    }
    await sleep(pollMs);
  }
  state.isPolling = false;
}

/** Adds a follower; returns a function that removes it, or undefined when too many follow. */
export async function follow(follower: Follower): Promise<(() => void) | undefined> {
  const state = live();
  if (state.followers.size >= mostFollowers) return undefined;
  // What is there already is on the page.
  if (!state.isPolling) state.seen = await readRecent();
  state.followers.add(follower);
  if (!state.isPolling) void poll(state);
  return () => state.followers.delete(follower);
}
