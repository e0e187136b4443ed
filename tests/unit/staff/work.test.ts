import { verifyStore } from '#lib/leads/store/verify.ts';
import { eraseLead } from '#lib/leads/store/erase.ts';
import { eventsOf } from '#lib/leads/store/events.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { alarmOverdue } from '#lib/staff/start-staff.ts';
import { appendLeadEvent, changeWork, recordReply, undoChange } from '#lib/staff/store/lead-work.ts';
import { disablePerson, invitePerson, setRole, type StaffMember } from '#lib/staff/store/people.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

const minute = 60_000;

async function withLead(store: Store): Promise<{ reference: string; id: string; dueAt: number }> {
  const lead = sampleLead();
  await saveLead(lead, store);
  const [row] = await store.db.all<{ due_at: number }>('select due_at from lead where id = ?', [lead.id]);
  return { reference: lead.reference, id: lead.id, dueAt: row?.due_at ?? 0 };
}

const invite = (store: Store, name: string, role: 'agent' | 'owner'): Promise<StaffMember> =>
  invitePerson({ email: `${name}@agency.example`, name, role, locale: 'en' }, noon, store);

onEachEngine(({ fresh, again }) => {
  test('an invitation leaves the last owner an owner, and changes the role of anyone else', async () => {
    const store = await fresh();
    await invite(store, 'ana', 'owner');
    expect((await invite(store, 'ana', 'agent')).role).toBe('owner');
    await invite(store, 'ben', 'owner');
    expect((await invite(store, 'ana', 'agent')).role).toBe('agent');
  });

  test('one of many concurrent changes of a lead is stored, and each other one is a conflict', async () => {
    const store = await fresh();
    const other = again(store);
    const { reference, id } = await withLead(store);
    const results = await Promise.all(
      (['working', 'waiting', 'quoted', 'won'] as const).map((status, index) =>
        changeWork({ reference, version: 0, staffId: `p${index}`, change: { status } }, noon, index % 2 === 0 ? store : other),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['changed', 'conflict', 'conflict', 'conflict']);
    expect(await eventsOf(store.db, id, store.keys())).toHaveLength(1);
    expect(await verifyStore(store)).toMatchObject({ events: 1, problems: [] });
  });

  test('two instances append to one chain without gaps', async () => {
    const store = await fresh();
    const other = again(store);
    const { reference } = await withLead(store);
    const notes = Array.from({ length: 20 }, (_, n) =>
      appendLeadEvent({ reference, staffId: 'p', kind: 'note', detail: { text: `${n}` } }, noon, n % 2 === 0 ? store : other),
    );
    expect(await Promise.all(notes)).not.toContain(false);
    expect(await verifyStore(store)).toMatchObject({ events: 20, problems: [] });
  });

  test('undoes only the last change, within ten minutes', async () => {
    const store = await fresh();
    const { reference } = await withLead(store);
    const called = await recordReply({ reference, staffId: 'p', method: 'phone' }, noon, store);
    const changed = await changeWork({ reference, version: 1, staffId: 'p', change: { status: 'quoted' } }, noon, store);
    const events = [called, changed].map((result) => (result.status === 'changed' ? result.event : 0));
    const [first = 0, second = 0] = events;
    expect((await undoChange({ reference, event: first, staffId: 'p' }, noon, store)).status).toBe('conflict');
    expect((await undoChange({ reference, event: second, staffId: 'p' }, noon + 11 * minute, store)).status).toBe('conflict');
    expect(await undoChange({ reference, event: second, staffId: 'p' }, noon, store)).toMatchObject({
      status: 'changed',
      work: { status: 'working', version: 3, firstReplyAt: noon },
    });
  });

  test.each([
    ['its kind', "update lead_event set kind = 'called' where seq = 2", 'event 2 was changed'],
    ['its detail', "update lead_event set detail = 'v1.x' where seq = 2", 'event 2 was changed'],
    ['its place', 'delete from lead_event where seq = 2', 'event 3 does not follow the one before it'],
    ['an emptied detail', "update lead_event set detail = '' where seq = 2", '1 events without a detail whose lead was not erased'],
  ])('verify finds a forged event: %s', async (_, sql, problem) => {
    const store = await fresh();
    const { reference } = await withLead(store);
    for (const text of ['a', 'b', 'c']) await appendLeadEvent({ reference, staffId: 'p', kind: 'note', detail: { text } }, noon, store);
    await store.db.transaction((tx) => tx.run(sql));
    expect((await verifyStore(store)).problems).toEqual([problem]);
  });

  test('erasing a lead empties its events and keeps the chain', async () => {
    const store = await fresh();
    const { reference, id } = await withLead(store);
    await appendLeadEvent({ reference, staffId: 'p', kind: 'note', detail: { text: 'secret' } }, noon, store);
    await eraseLead(reference, noon, store);
    expect(await eventsOf(store.db, id, store.keys())).toMatchObject([{ kind: 'note', detail: undefined }]);
    expect(await verifyStore(store)).toMatchObject({ events: 1, problems: [] });
  });

  test('mails the assignee of an overdue lead once, and the owners half an hour later', async () => {
    const store = await fresh();
    const other = again(store);
    const { reference, dueAt } = await withLead(store);
    const mailed: string[] = [];
    const send = async ({ to }: { to: { email: string } }) => mailed.push(to.email) > 0;
    await alarmOverdue(dueAt + minute, store, send);
    expect(mailed).toEqual([]);
    await invite(store, 'olga', 'owner');
    const agent = await invite(store, 'ana', 'agent');
    await changeWork({ reference, version: 0, staffId: agent.id, change: { assigneeId: agent.id } }, noon, store);
    await alarmOverdue(dueAt - minute, store, send);
    expect(mailed).toEqual([]);
    await Promise.all([alarmOverdue(dueAt + minute, store, send), alarmOverdue(dueAt + minute, other, send)]);
    await alarmOverdue(dueAt + 2 * minute, store, send);
    expect(mailed).toEqual(['ana@agency.example']);
    await alarmOverdue(dueAt + 31 * minute, store, send);
    await alarmOverdue(dueAt + 90 * minute, store, send);
    expect(mailed).toEqual(['ana@agency.example', 'olga@agency.example']);
  });

  test('assigns a lead only to an enabled agent or owner, and keeps an assignee who no longer is one', async () => {
    const store = await fresh();
    const { reference } = await withLead(store);
    const [ana, ben] = [await invite(store, 'ana', 'agent'), await invite(store, 'ben', 'agent')];
    const assign = (version: number, assigneeId: string, status?: 'working' | 'quoted') =>
      changeWork({ reference, version, staffId: ana.id, change: { assigneeId, ...(status ? { status } : {}) } }, noon, store);
    expect(await assign(0, ben.id)).toMatchObject({ status: 'changed', work: { assigneeId: ben.id } });
    await disablePerson(ben.id, noon, store);
    expect(await assign(1, ben.id, 'working')).toMatchObject({ status: 'changed', work: { status: 'working', assigneeId: ben.id } });
    expect((await assign(2, ana.id)).status).toBe('changed');
    expect((await assign(3, ben.id)).status).toBe('conflict');
    expect((await assign(3, 'unknown')).status).toBe('conflict');
    await setRole(ana.id, 'viewer', store);
    expect((await assign(3, ana.id, 'quoted')).status).toBe('changed');
  });

  test('mails nothing about an answered lead', async () => {
    const store = await fresh();
    const { reference, dueAt } = await withLead(store);
    await invite(store, 'olga', 'owner');
    await recordReply({ reference, staffId: 'p', method: 'phone' }, noon, store);
    const send = jest.fn(async () => true);
    await alarmOverdue(dueAt + minute, store, send);
    expect(send).not.toHaveBeenCalled();
  });
});
