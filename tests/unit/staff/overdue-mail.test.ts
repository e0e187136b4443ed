import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { alarmOverdue } from '#lib/staff/start-staff.ts';
import { changeWork, readWork } from '#lib/staff/store/lead-work.ts';
import { invitePerson } from '#lib/staff/store/people.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

const minute = 60_000;

onEachEngine(({ fresh }) => {
  async function withLead(store: Store) {
    const { reference } = sampleLead();
    await saveLead(sampleLead({ reference }), store);
    const dueAt = (await readWork(store.db, reference))?.dueAt ?? 0;
    return { reference, dueAt };
  }
  const invite = (store: Store, name: string, role: 'owner' | 'agent') =>
    invitePerson({ email: `${name}@agency.example`, name, role, locale: 'en' }, noon, store);

  /** Collects whom it mails; `refuse` makes the mail server fail, `'throw'` with an error. */
  function mailServer() {
    const state = { mailed: [] as string[], refuse: false as boolean | 'throw' };
    const send = async ({ to }: { to: { email: string } }) => {
      if (state.refuse === 'throw') throw new Error('no space left');
      if (!state.refuse) state.mailed.push(to.email);
      return !state.refuse;
    };
    return { state, send };
  }

  test('a mail about an overdue lead that failed is tried again', async () => {
    const store = await fresh();
    const { dueAt } = await withLead(store);
    await invite(store, 'olga', 'owner');
    const { state, send } = mailServer();
    for (const refuse of [true, 'throw'] as const) {
      state.refuse = refuse;
      await alarmOverdue(dueAt + minute, store, send);
    }
    state.refuse = false;
    await alarmOverdue(dueAt + 90 * minute, store, send);
    await alarmOverdue(dueAt + 91 * minute, store, send);
    expect(state.mailed).toEqual(['olga@agency.example']);
  });

  test('the owners are mailed too when the mail to the assignee keeps failing', async () => {
    const store = await fresh();
    const { reference, dueAt } = await withLead(store);
    const agent = await invite(store, 'ana', 'agent');
    await invite(store, 'olga', 'owner');
    await changeWork({ reference, version: 0, staffId: agent.id, change: { assigneeId: agent.id } }, noon, store);
    const { state, send } = mailServer();
    state.refuse = true;
    for (const after of [1, 2, 30]) await alarmOverdue(dueAt + after * minute, store, send);
    state.refuse = false;
    for (const after of [31, 32]) await alarmOverdue(dueAt + after * minute, store, send);
    expect(state.mailed).toEqual(['ana@agency.example', 'olga@agency.example']);
  });

  test('an assignee who is an owner is mailed once', async () => {
    for (const hasOther of [false, true]) {
      const store = await fresh();
      const { reference, dueAt } = await withLead(store);
      const owner = await invite(store, 'olga', 'owner');
      if (hasOther) await invite(store, 'otto', 'owner');
      await changeWork({ reference, version: 0, staffId: owner.id, change: { assigneeId: owner.id } }, noon, store);
      const { state, send } = mailServer();
      for (const after of [1, 31, 32]) await alarmOverdue(dueAt + after * minute, store, send);
      expect(state.mailed).toEqual(['olga@agency.example', ...(hasOther ? ['otto@agency.example'] : [])]);
    }
  });

  test('the assignee and the owners are mailed when nobody could be at the promised time', async () => {
    const store = await fresh();
    const { reference, dueAt } = await withLead(store);
    const agent = await invite(store, 'ana', 'agent');
    await invite(store, 'olga', 'owner');
    await changeWork({ reference, version: 0, staffId: agent.id, change: { assigneeId: agent.id } }, noon, store);
    const { state, send } = mailServer();
    for (const after of [45, 46, 90]) await alarmOverdue(dueAt + after * minute, store, send);
    expect(state.mailed).toEqual(['ana@agency.example', 'olga@agency.example']);
  });

  test('a failing mail is not tried forever', async () => {
    const store = await fresh();
    const { dueAt } = await withLead(store);
    await invite(store, 'olga', 'owner');
    const { state, send } = mailServer();
    state.refuse = true;
    await alarmOverdue(dueAt + 7 * 60 * minute, store, send);
    state.refuse = false;
    await alarmOverdue(dueAt + 8 * 60 * minute, store, send);
    expect(state.mailed).toEqual([]);
  });
});
