import { saveLead } from '#lib/leads/store/save.ts';
import { countInbox, listInbox } from '#lib/staff/store/inbox.ts';
import { changeWork } from '#lib/staff/store/lead-work.ts';
import { disablePerson, invitePerson, setRole } from '#lib/staff/store/people.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

onEachEngine(({ fresh }) => {
  test('leads of a person who was disabled, or may only read, are among those assigned to nobody', async () => {
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
  });
});
