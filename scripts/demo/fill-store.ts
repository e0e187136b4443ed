import { saveLead } from '#lib/leads/store/save.ts';
import { saveUpdate } from '#lib/leads/store/save-update.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { changeWork, recordReply } from '#lib/staff/store/lead-work.ts';
import { addNote } from '#lib/staff/store/mentions.ts';
import { invitePerson, type StaffMember } from '#lib/staff/store/people.ts';
import { inventLead } from './invent-lead.ts';
import { type LeadAction, inventArrivals, inventWork } from './invent-work.ts';
import { createRandom } from './random.ts';

const team = [
  { email: 'owner@agency.example', name: 'Olivia Grant', role: 'owner', locale: 'en' },
  { email: 'marisol@agency.example', name: 'Marisol Vega', role: 'agent', locale: 'es' },
  { email: 'dwayne@agency.example', name: 'Dwayne Foster', role: 'agent', locale: 'en' },
  { email: 'beatriz@agency.example', name: 'Beatriz Moura', role: 'agent', locale: 'pt' },
] as const;

const seed = 20_261_125;
/** As many as one commit of the store takes. */
const batchSize = 64;

type Versions = Map<string, number>;

async function applyAction(action: LeadAction, versions: Versions, store: Store): Promise<void> {
  const { reference, staffId, at } = action;
  if (action.kind === 'update') {
    const saved = await saveUpdate(action.update, store);
    if (saved.status !== 'saved' && saved.status !== 'unchanged') throw new Error(`the update of ${reference} was not stored: ${saved.status}`);
    return;
  }
  if (action.kind === 'note') {
    if (!(await addNote({ reference, staffId, text: action.text }, at, store))) throw new Error(`there is no ${reference}`);
    return;
  }
  const version = versions.get(reference) ?? 0;
  const changed =
    action.kind === 'call'
      ? await recordReply({ reference, staffId, method: 'phone' }, at, store)
      : await changeWork({ reference, version, staffId, change: action.change }, at, store);
  if (changed.status === 'unknown' || changed.status === 'conflict') throw new Error(`${reference} was not changed: ${changed.status}`);
  versions.set(reference, changed.work.version);
}

/** Batches of actions in the order of their times, each with one action per lead at most, so that a batch can share commits. */
function* batchesOf(actions: readonly LeadAction[]): Generator<LeadAction[]> {
  let batch: LeadAction[] = [];
  let references = new Set<string>();
  for (const action of actions) {
    if (batch.length === batchSize || references.has(action.reference)) {
      yield batch;
      batch = [];
      references = new Set();
    }
    batch.push(action);
    references.add(action.reference);
  }
  yield batch;
}

/** Fills an empty store with invented people, the leads of the six weeks before `now`, and their events. Deterministic for a given `now`. */
export async function fillStore(store: Store, { leads: count, now = Date.now() }: { leads: number; now?: number }): Promise<{ owner: StaffMember }> {
  const random = createRandom(seed);
  const arrivals = inventArrivals(random, count, now);
  const people: StaffMember[] = [];
  for (const person of team) people.push(await invitePerson(person, arrivals[0], store));
  const [owner] = people;
  if (!owner) throw new Error('nobody was invited');
  const leads = arrivals.map((at, n) => inventLead(random, n, at));
  for (let from = 0; from < leads.length; from += batchSize) {
    const results = await Promise.all(leads.slice(from, from + batchSize).map((lead) => saveLead(lead, store)));
    if (results.some(({ status }) => status !== 'saved')) throw new Error('a lead was not stored');
  }
  const actions = leads.flatMap((lead) => inventWork(random, lead, { people, now })).sort((a, b) => a.at - b.at);
  const versions: Versions = new Map();
  for (const batch of batchesOf(actions)) await Promise.all(batch.map((action) => applyAction(action, versions, store)));
  return { owner };
}
