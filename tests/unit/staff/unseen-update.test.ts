import { saveLead } from '#lib/leads/store/save.ts';
import { saveUpdate } from '#lib/leads/store/save-update.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { listInbox } from '#lib/staff/store/inbox.ts';
import { changeWork, readWork, recordReply } from '#lib/staff/store/lead-work.ts';
import { invitePerson } from '#lib/staff/store/people.ts';
import { sendReply } from '#lib/staff/store/send-reply.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

const minute = 60_000;

onEachEngine(({ fresh }) => {
  /** A lead that staff answered, and whose visitor then wrote at `noon` plus a minute. */
  async function withUpdate(store: Store) {
    const lead = sampleLead();
    await saveLead(lead, store);
    await recordReply({ reference: lead.reference, staffId: 'p', method: 'phone' }, noon, store);
    const update = { leadId: lead.id, form: 'homeowners-details', locale: 'es', idempotencyKey: null, bodyHash: 'a', channels: [] } as const;
    await saveUpdate({ ...update, values: { dog: 'Labrador' }, createdAt: noon + minute }, store);
    return { reference: lead.reference, staffId: 'p' };
  }
  const waiting = async (store: Store, reference: string) => {
    const work = await readWork(store.db, reference);
    return [work?.waiting, work?.waitingAt];
  };
  const stillWaits = ['wrote', noon + minute];
  const answered = [null, null];

  test('what a visitor sent after a page was opened still waits after an action on that page', async () => {
    const store = await fresh();
    const reply = { subject: 'Hello', text: 'Anything new?' };
    for (const [seenUpdates, outcome] of [
      [0, stillWaits],
      [1, answered],
    ] as const) {
      const byPhone = await withUpdate(store);
      await recordReply({ ...byPhone, seenUpdates, method: 'phone' }, noon + 2 * minute, store);
      expect(await waiting(store, byPhone.reference)).toEqual(outcome);
      const byMail = await withUpdate(store);
      await sendReply({ ...byMail, seenUpdates, id: `${seenUpdates}`, reply }, noon + 2 * minute, store);
      expect(await waiting(store, byMail.reference)).toEqual(outcome);
      for (const status of ['quoted', 'waiting', 'won', 'lost'] as const) {
        const changed = await withUpdate(store);
        await changeWork({ ...changed, version: 1, seenUpdates, change: { status } }, noon + 2 * minute, store);
        expect([status, ...(await waiting(store, changed.reference))]).toEqual([status, ...outcome]);
      }
    }
  });

  test('assigning a closed lead does not end its waiting, and spam never waits', async () => {
    const store = await fresh();
    const lead = await withUpdate(store);
    await changeWork({ ...lead, version: 1, seenUpdates: 0, change: { status: 'won' } }, noon, store);
    await changeWork({ ...lead, version: 2, seenUpdates: 0, change: { assigneeId: null } }, noon, store);
    expect(await waiting(store, lead.reference)).toEqual(stillWaits);
    await changeWork({ ...lead, version: 3, seenUpdates: 0, change: { status: 'spam' } }, noon, store);
    expect(await waiting(store, lead.reference)).toEqual(answered);
  });

  test('assigning a lead in the form that also posts its status changes the assignee only', async () => {
    const store = await fresh();
    const { id: assigneeId } = await invitePerson({ email: 'ana@agency.example', name: 'Ana', role: 'agent', locale: 'en' }, noon, store);
    const lead = await withUpdate(store);
    await changeWork({ ...lead, version: 1, seenUpdates: 0, change: { status: 'lost', closedReason: 'price' } }, noon, store);
    const change = { status: 'lost', closedReason: 'price', assigneeId } as const;
    await changeWork({ ...lead, version: 2, seenUpdates: 1, change }, noon, store);
    expect(await waiting(store, lead.reference)).toEqual(stillWaits);
    const kinds = await store.db.all<{ kind: string }>('select kind from lead_event order by seq');
    expect(kinds.map(({ kind }) => kind)).toEqual(['called', 'status', 'assigned']);
    // Saving the same status alone ends the waiting.
    await changeWork({ ...lead, version: 3, seenUpdates: 1, change }, noon, store);
    expect(await waiting(store, lead.reference)).toEqual(answered);
  });

  test('the inbox knows how many updates a lead has', async () => {
    const store = await fresh();
    await withUpdate(store);
    const { rows } = await listInbox({ view: 'all', staffId: 'p', now: noon, dayStart: noon }, store);
    expect(rows.map(({ updates }) => updates)).toEqual([1]);
  });
});
