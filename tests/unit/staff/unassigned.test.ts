import { saveLead } from '#lib/leads/store/save.ts';
import { alarmOverdue } from '#lib/staff/start-staff.ts';
import { countInbox, listInbox } from '#lib/staff/store/inbox.ts';
import { changeWork, readWork, recordReply } from '#lib/staff/store/lead-work.ts';
import { disablePerson, invitePerson, setRole } from '#lib/staff/store/people.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

onEachEngine(({ fresh }) => {
  test('leads of a disabled person or of a viewer count as assigned to nobody', async () => {
    const store = await fresh();
    const invite = (name: string) => invitePerson({ email: `${name}@agency.example`, name, role: 'agent', locale: 'en' }, noon, store);
    const [ana, ben, cleo] = [await invite('ana'), await invite('ben'), await invite('cleo')];
    const references: string[] = [];
    for (const assigneeId of [ana.id, ben.id, cleo.id, null]) {
      const lead = sampleLead();
      await saveLead(lead, store);
      await changeWork({ reference: lead.reference, version: 0, staffId: ana.id, change: { assigneeId } }, noon, store);
      references.push(lead.reference);
    }
    const unassigned = async () => {
      const query = { view: 'unassigned', staffId: ana.id, now: noon, dayStart: noon } as const;
      const { rows } = await listInbox(query, store);
      expect((await countInbox(query, store)).unassigned).toBe(rows.length);
      return rows.map(({ reference }) => reference).toSorted();
    };
    expect(await unassigned()).toEqual(references.slice(3));
    await disablePerson(ben.id, noon, store);
    await setRole(cleo.id, 'viewer', store);
    expect(await unassigned()).toEqual(references.slice(1).toSorted());
    for (const reference of references) await recordReply({ reference, staffId: ana.id, method: 'phone' }, noon, store);
    expect(await unassigned()).toEqual([]);
  });

  test('a reply of another person leaves a lead with its assignee', async () => {
    const store = await fresh();
    const invite = (name: string) => invitePerson({ email: `${name}@agency.example`, name, role: 'agent', locale: 'en' }, noon, store);
    const [ana, ben] = [await invite('ana'), await invite('ben')];
    const { reference } = sampleLead();
    await saveLead(sampleLead({ reference }), store);
    await changeWork({ reference, version: 0, staffId: ana.id, change: { assigneeId: ana.id } }, noon, store);
    await recordReply({ reference, staffId: ben.id, method: 'phone' }, noon, store);
    expect((await readWork(store.db, reference))?.assigneeId).toBe(ana.id);
  });

  test('an overdue lead of a viewer is mailed to the owners at once', async () => {
    const store = await fresh();
    const invite = (name: string, role: 'agent' | 'owner') =>
      invitePerson({ email: `${name}@agency.example`, name, role, locale: 'en' }, noon, store);
    const [cleo] = [await invite('cleo', 'agent'), await invite('olga', 'owner')];
    const { reference } = sampleLead();
    await saveLead(sampleLead({ reference }), store);
    await changeWork({ reference, version: 0, staffId: cleo.id, change: { assigneeId: cleo.id } }, noon, store);
    await setRole(cleo.id, 'viewer', store);
    const mailed: string[] = [];
    const dueAt = (await readWork(store.db, reference))?.dueAt ?? 0;
    await alarmOverdue(dueAt + 60_000, store, async ({ to }) => mailed.push(to.email) > 0);
    expect(mailed).toEqual(['olga@agency.example']);
  });
});
