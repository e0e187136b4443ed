import { readAllLeads, type StoredLead } from '#lib/leads/store/read-leads.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { countInbox, listInbox } from '#lib/staff/store/inbox.ts';
import { listPeople } from '#lib/staff/store/people.ts';
import { fillStore } from '../../../scripts/demo/fill-store.ts';
import { onEachEngine } from '../leads/store/engines.ts';

jest.setTimeout(60_000);

/** A Wednesday at noon in the office. */
const now = Date.UTC(2026, 10, 18, 17);

async function leadsOf(store: Store): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for await (const lead of readAllLeads(0, store)) leads.push(lead);
  return leads;
}

const textOf = ({ reference, form, locale, content }: StoredLead) => JSON.stringify({ reference, form, locale, content });

onEachEngine(({ fresh }) => {
  test('the demo is a valid store with leads of every kind and work status, and is deterministic', async () => {
    const store = await fresh();
    const { owner } = await fillStore(store, { leads: 300, now });
    expect(await verifyStore(store)).toMatchObject({ leads: 300, consents: 300, problems: [] });
    const counts = await countInbox({ staffId: owner.id, now }, store);
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    const query = { staffId: owner.id, now, dayStart: now - 5 * 3_600_000 };
    const { rows, next } = await listInbox({ ...query, view: 'waiting' }, store);
    expect(rows).toHaveLength(Math.min(50, counts.waiting));
    expect(next === undefined).toBe(counts.waiting <= 50);
    expect(new Set(rows.map(({ waiting }) => waiting))).toEqual(new Set(['new', 'wrote']));
    const { rows: all } = await listInbox({ ...query, view: 'all' }, store);
    expect(all.every(({ name }) => name)).toBe(true);
    const statuses = await store.db.all<{ status: string }>('select distinct status from lead');
    expect(statuses.map(({ status }) => status).toSorted()).toEqual(['lost', 'new', 'quoted', 'spam', 'waiting', 'won', 'working']);
    const people = await listPeople(store);
    expect(people.map(({ role }) => role).toSorted()).toEqual(['agent', 'agent', 'agent', 'owner']);
    const leads = await leadsOf(store);
    expect(new Set(leads.map(({ locale }) => locale)).size).toBe(3);
    expect(leads.some(({ updates }) => updates.length > 0)).toBe(true);
    expect(await store.db.all('select 1 from delivery')).toEqual([]);

    const other = await fresh();
    await fillStore(other, { leads: 300, now });
    expect((await leadsOf(other)).map(textOf)).toEqual(leads.map(textOf));
  });
});

test('invented people cannot be reached', async () => {
  const { inventLead } = await import('../../../scripts/demo/invent-lead.ts');
  const { createRandom } = await import('../../../scripts/demo/random.ts');
  const random = createRandom(1);
  const values = Array.from({ length: 300 }, (_, n) => inventLead(random, n, now).values);
  const texts = values.flatMap((lead) => Object.entries(lead)).filter(([name]) => /phone|email/i.test(name));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(([, text]) => !/(?:\D555\D*01\d\d|@example\.com)$/.test(String(text)))).toEqual([]);
});
