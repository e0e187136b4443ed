import { beginOperation, lastOperation, recordOperation } from '#lib/leads/store/operations.ts';
import { abandonedCanaryMs, eraseAbandonedCanaries } from '#lib/leads/canary.ts';
import { findLead } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { createNewlyWaiting } from '#lib/staff/newly-waiting.ts';
import { countInbox, listInbox } from '#lib/staff/store/inbox.ts';
import { leadsOfReport } from '#lib/staff/store/leads-of-report.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const minute = 60_000;

onEachEngine(({ fresh, again }) => {
  test('one of several concurrent starts is accepted, and the next one after the pause', async () => {
    const store = await fresh();
    const other = again(store);
    // The first use migrates the store: the race below is about records alone.
    for (const instance of [store, other]) expect(await lastOperation('canary-request', instance)).toBeUndefined();
    const begin = (at: number) => Promise.all([store, other, store].map((instance) => beginOperation('canary-request', 10 * minute, at, instance)));
    const now = Date.now();
    expect((await begin(now)).filter(Boolean)).toHaveLength(1);
    expect(await beginOperation('canary-request', 10 * minute, now + 9 * minute, other)).toBe(false);
    expect(await beginOperation('canary-request', 10 * minute, now + 11 * minute, other)).toBe(true);
  });

  test('the last record replaces the one before', async () => {
    const store = await fresh();
    expect(await lastOperation('canary', store)).toBeUndefined();
    await recordOperation('canary', 'first', noon, store);
    await recordOperation('canary', 'second', noon + minute, store);
    expect(await lastOperation('canary', store)).toMatchObject({ detail: 'second' });
  });

  test('a canary whose process died is erased later; one under way and the leads of visitors stay', async () => {
    const store = await fresh();
    const [left, underWay, visitor] = [
      sampleLead({ isTest: true, createdAt: noon }),
      sampleLead({ isTest: true, createdAt: noon + minute }),
      sampleLead({ createdAt: noon }),
    ];
    for (const lead of [left, underWay, visitor]) await saveLead(lead, store);
    const now = noon + abandonedCanaryMs + 1;
    expect([await eraseAbandonedCanaries(now, store), await eraseAbandonedCanaries(now, store)]).toEqual([1, 0]);
    const contents = await Promise.all(
      [left, underWay, visitor].map(async ({ reference }) => (await findLead(reference, store))?.lead.content.status),
    );
    expect(contents).toEqual(['erased', 'readable', 'readable']);
  });

  test('a canary is in no view, count, report or announcement', async () => {
    const store = await fresh();
    const newlyWaiting = createNewlyWaiting(store);
    await newlyWaiting.begin();
    await saveLead(sampleLead({ isTest: true, createdAt: Date.now() }), store);
    const query = { staffId: 'nobody', now: Date.now(), dayStart: 0 };
    for (const view of ['waiting', 'today', 'open', 'closed', 'all', 'unassigned'] as const)
      expect((await listInbox({ ...query, view }, store)).rows).toEqual([]);
    expect(await countInbox(query, store)).toMatchObject({ waiting: 0, unassigned: 0, overdue: 0 });
    expect(await leadsOfReport(0, store)).toEqual([]);
    expect(await newlyWaiting.read()).toMatchObject({ count: 0, latest: [] });
  });
});
