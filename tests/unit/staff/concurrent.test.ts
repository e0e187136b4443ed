import { eraseLead } from '#lib/leads/store/erase.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { appendLeadEvent } from '#lib/staff/store/lead-work.ts';
import { createSignInLink } from '#lib/staff/store/links.ts';
import { disablePerson, invitePerson } from '#lib/staff/store/people.ts';
import { createSessionByLink, findSession, listSessions } from '#lib/staff/store/sessions.ts';
import { hashToken } from '#lib/staff/tokens.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

onEachEngine(({ fresh, again }) => {
  test('erasing a lead also erases a note that is written at the same time', async () => {
    const store = await fresh();
    const other = again(store);
    for (let round = 0; round < 12; round += 1) {
      const { reference, ...lead } = sampleLead();
      await saveLead({ ...lead, reference }, store);
      const notes = Array.from({ length: 6 }, (_, n) =>
        appendLeadEvent({ reference, staffId: 'a', kind: 'note', detail: { text: `note ${n}` } }, noon, n % 2 === 0 ? store : other),
      );
      await Promise.all([...notes, eraseLead(reference, noon, other)]);
      expect(await store.db.all("select seq from lead_event where lead_id = ? and detail <> ''", [lead.id])).toEqual([]);
    }
    expect(await verifyStore(store)).toMatchObject({ problems: [] });
  });

  test('several presses of a link begin one session, and the link stays usable when the session cannot be stored', async () => {
    const store = await fresh();
    const { id } = await invitePerson({ email: 'ana@agency.example', name: 'Ana', role: 'agent', locale: 'en' }, noon, store);
    const link = hashToken(await createSignInLink(id, 60_000, noon, store));
    await store.db.transaction((tx) => tx.run('alter table staff_session rename to away', []));
    await expect(createSessionByLink(link, 'Phone', noon, store)).rejects.toThrow('staff_session');
    await store.db.transaction((tx) => tx.run('alter table away rename to staff_session', []));
    const begun = await Promise.all([store, again(store), store].map((instance) => createSessionByLink(link, 'Phone', noon, instance)));
    const [session] = begun.filter((result) => result !== undefined);
    expect(begun.filter((result) => result === undefined)).toHaveLength(2);
    expect(await listSessions(id, noon, store)).toHaveLength(1);
    expect(await findSession(session?.token ?? '', noon, store)).toMatchObject({ person: { id } });
  });

  test('an expired link and the link of a disabled person begin no session', async () => {
    const store = await fresh();
    const { id } = await invitePerson({ email: 'ana@agency.example', name: 'Ana', role: 'agent', locale: 'en' }, noon, store);
    const link = hashToken(await createSignInLink(id, 60_000, noon, store));
    expect(await createSessionByLink(link, 'Phone', noon + 60_001, store)).toBeUndefined();
    await disablePerson(id, noon, store);
    const late = hashToken(await createSignInLink(id, 60_000, noon, store));
    expect(await createSessionByLink(late, 'Phone', noon, store)).toBeUndefined();
    expect(await listSessions(id, noon, store)).toEqual([]);
  });
});
