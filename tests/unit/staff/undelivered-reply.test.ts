import type { DeliveryOutcome } from '#lib/leads/model.ts';
import { claimDeliveries, finishDelivery } from '#lib/leads/store/deliveries.ts';
import { eventsOf } from '#lib/leads/store/events.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { saveUpdate } from '#lib/leads/store/save-update.ts';
import { replayDead } from '#lib/leads/store/staff-actions.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { alarmOverdue } from '#lib/staff/start-staff.ts';
import { listInbox } from '#lib/staff/store/inbox.ts';
import { changeWork, readWork, recordReply, undoChange } from '#lib/staff/store/lead-work.ts';
import { invitePerson } from '#lib/staff/store/people.ts';
import { sendReply } from '#lib/staff/store/send-reply.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

const minute = 60_000;
const day = 1_440 * minute;
const refused: DeliveryOutcome = { status: 'dead', error: 'smtp EENVELOPE 550 5.1.1 at RCPT TO' };
const delivered: DeliveryOutcome = { status: 'delivered' };

onEachEngine(({ fresh }) => {
  async function setUp() {
    const store = await fresh();
    const lead = sampleLead({ channels: [] });
    const { reference } = lead;
    await saveLead(lead, store);
    let mails = 0;
    return {
      store,
      lead,
      reference,
      reply: (at: number) => sendReply({ reference, staffId: 'p', id: `mail-${(mails += 1)}`, reply: { subject: 'Hi', text: 'Hello' } }, at, store),
      call: (at: number) => recordReply({ reference, staffId: 'p', method: 'phone' }, at, store),
      state: async () => {
        const work = await readWork(store.db, reference);
        return [work?.waiting, work?.waitingAt, work?.firstReplyAt];
      },
    };
  }
  /** Ends the deliveries of the replies that are due, oldest first. */
  async function finish(store: Store, outcomes: readonly DeliveryOutcome[], at: number): Promise<void> {
    for (const outcome of outcomes) {
      const [due] = await claimDeliveries('reply', { limit: 1, now: at, leaseMs: minute, claimId: 'c' }, store);
      if (due) await finishDelivery(due.id, 'c', outcome, at, store);
    }
  }

  test('a lead whose only reply was given up waits for staff, and its reply clock runs', async () => {
    const { store, lead, reference, reply, state } = await setUp();
    await reply(noon + minute);
    await finish(store, [refused], noon + 2 * minute);
    expect(await state()).toEqual(['undelivered', noon + 2 * minute, null]);
    const { rows } = await listInbox({ view: 'waiting', staffId: 'p', now: noon, dayStart: noon }, store);
    expect(rows.map((row) => row.reference)).toEqual([reference]);
    const events = await eventsOf(store.db, lead.id, store.keys());
    expect(events.map(({ kind }) => kind)).toEqual(['reply', 'undelivered']);
    expect((await verifyStore(store)).problems).toEqual([]);
  });

  test('a reply that was sent ends the waiting', async () => {
    const { store, reply, state } = await setUp();
    await reply(noon + minute);
    await finish(store, [delivered], noon + 2 * minute);
    expect(await state()).toEqual([null, null, noon + minute]);
  });

  test('a later call or reply answers the visitor, a call that was undone does not', async () => {
    for (const [isCall, isUndone, expected] of [
      [true, false, [null, null, noon + 2 * minute]],
      [false, false, [null, null, noon + 2 * minute]],
      [true, true, ['undelivered', noon + 4 * minute, null]],
    ] as const) {
      const { store, reference, reply, call, state } = await setUp();
      await reply(noon + minute);
      const later = await (isCall ? call : reply)(noon + 2 * minute);
      if (isUndone && later.status === 'changed') await undoChange({ reference, event: later.event, staffId: 'p' }, noon + 3 * minute, store);
      await finish(store, [refused], noon + 4 * minute);
      expect(await state()).toEqual(expected);
    }
  });

  test('an earlier contact keeps the time of the first reply', async () => {
    const { store, reply, call, state } = await setUp();
    await call(noon + minute);
    await reply(noon + 2 * minute);
    await finish(store, [refused], noon + 3 * minute);
    expect(await state()).toEqual(['undelivered', noon + 3 * minute, noon + minute]);
  });

  test('of two replies that were given up, in either order, none answers the visitor', async () => {
    const { store, reply, state } = await setUp();
    await reply(noon + minute);
    await reply(noon + 2 * minute);
    await finish(store, [{ status: 'retry', nextAt: noon + 5 * minute, error: 'later' }, refused], noon + 3 * minute);
    expect((await state())[0]).toBe('undelivered');
    await finish(store, [refused], noon + 6 * minute);
    expect(await state()).toEqual(['undelivered', noon + 3 * minute, null]);
  });

  test('what the visitor sent meanwhile remains the reason, and spam does not wait', async () => {
    const { store, lead, reference, reply, state } = await setUp();
    await reply(noon + minute);
    const update = { leadId: lead.id, form: 'homeowners-details', locale: 'es', idempotencyKey: null, bodyHash: 'a', channels: [] } as const;
    await saveUpdate({ ...update, values: { dog: 'Labrador' }, createdAt: noon + 2 * minute }, store);
    await finish(store, [refused], noon + 3 * minute);
    expect(await state()).toEqual(['wrote', noon + 2 * minute, null]);
    const version = (await readWork(store.db, reference))?.version ?? 0;
    await changeWork({ reference, version, staffId: 'p', change: { status: 'spam' } }, noon, store);
    await reply(noon + 4 * minute);
    await finish(store, [refused], noon + 5 * minute);
    expect((await state())[0]).toBeNull();
  });

  test('a lead with an undelivered reply waits until staff reach the visitor, in any open work status', async () => {
    const { store, reference, reply, call, state } = await setUp();
    await reply(noon + minute);
    await finish(store, [refused], noon + 2 * minute);
    const version = (await readWork(store.db, reference))?.version ?? 0;
    await changeWork({ reference, version, staffId: 'p', change: { status: 'waiting' } }, noon + 3 * minute, store);
    expect((await state())[0]).toBe('undelivered');
    await call(noon + 4 * minute);
    expect(await state()).toEqual([null, null, noon + 4 * minute]);
  });

  test('a reply that was sent after all ends the waiting', async () => {
    const { store, reply, state } = await setUp();
    await reply(noon + minute);
    await finish(store, [refused], noon + 2 * minute);
    await replayDead(noon + 3 * minute, store);
    expect((await state())[0]).toBe('undelivered');
    await finish(store, [delivered], noon + 4 * minute);
    expect(await state()).toEqual([null, null, noon + 4 * minute]);
  });

  test('owners are mailed once about a lead that was overdue before the reply', async () => {
    const { store, reference, reply } = await setUp();
    await invitePerson({ email: 'olga@agency.example', name: 'Olga', role: 'owner', locale: 'en' }, noon, store);
    const mailed: string[] = [];
    const send = async ({ to }: { to: { email: string } }) => mailed.push(to.email) > 0;
    const dueAt = (await readWork(store.db, reference))?.dueAt ?? 0;
    await alarmOverdue(dueAt + minute, store, send);
    await reply(dueAt + 2 * minute);
    await finish(store, [refused], dueAt + 3 * minute);
    await alarmOverdue(dueAt + day, store, send);
    expect(mailed).toEqual(['olga@agency.example']);
  });
});
