import { eraseLead } from '#lib/leads/store/erase.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { mailMentions } from '#lib/staff/mention-mail.ts';
import { findMentions, mentionOf } from '#lib/staff/mentions.ts';
import { countInbox, listInbox } from '#lib/staff/store/inbox.ts';
import { addNote, markMentionsSeen } from '#lib/staff/store/mentions.ts';
import { disablePerson, invitePerson, type StaffMember } from '#lib/staff/store/people.ts';
import { hostileTexts } from '../../../quality/fuzz/hostile-texts.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

const people = [
  { id: 'ana', email: 'ana@agency.example', name: 'Ana Gómez' },
  { id: 'anabel', email: 'anabel@agency.example', name: 'Anabel' },
  { id: 'jose1', email: 'jose@agency.example', name: 'José Ruiz' },
  { id: 'jose2', email: 'j.lopez@agency.example', name: 'José López' },
  { id: 'nameless', email: 'mia@agency.example', name: '' },
];

test.each([
  ['@Ana please call', ['ana']],
  ['ask @ana gomez, and @ANABEL.', ['ana', 'anabel']],
  ['@josé ruiz', ['jose1']],
  ['@jose', ['jose1']],
  ['@j.lopez and (@mia)', ['jose2', 'nameless']],
  ['@José López', ['jose2']],
  ['mail ana@agency.example or x@ana', []],
  ['@an @anas @nobody @', []],
  ['@ana @ana @Ana Gómez', ['ana']],
])('%s mentions %j', (note, expected) => expect(findMentions(note, people)).toEqual(expected));

test('the text that the form offers mentions that person alone', () => {
  for (const person of people) expect(findMentions(`@${mentionOf(person, people)}`, people)).toEqual([person.id]);
});

test('no hostile text mentions a person or takes long', () => {
  const begin = performance.now();
  for (const text of [...hostileTexts, '@'.repeat(4_000), '@a '.repeat(1_300), `@${'ana '.repeat(900)}`]) findMentions(text, people);
  expect(performance.now() - begin).toBeLessThan(2_000);
  expect(findMentions(hostileTexts.join('\n'), people)).toEqual([]);
});

onEachEngine(({ fresh, again }) => {
  const invite = (store: Store, name: string, email = `${name}@agency.example`): Promise<StaffMember> =>
    invitePerson({ email, name, role: 'agent', locale: 'en' }, noon, store);
  const query = (staffId: string) => ({ staffId, now: noon, dayStart: noon, view: 'mentioned' as const });

  async function mentioned(store: Store) {
    const [ana, luis] = [await invite(store, 'ana'), await invite(store, 'luis')];
    const lead = sampleLead();
    await saveLead(lead, store);
    await addNote({ reference: lead.reference, staffId: luis.id, text: '@ana and @luis, see this' }, noon, store);
    return { ana, luis, lead };
  }

  test('shows a lead to the person whom a note mentions, not to its author', async () => {
    const store = await fresh();
    const { ana, luis, lead } = await mentioned(store);
    expect((await listInbox(query(ana.id), store)).rows.map(({ reference }) => reference)).toEqual([lead.reference]);
    expect((await listInbox(query(luis.id), store)).rows).toEqual([]);
    expect((await countInbox({ staffId: ana.id, now: noon }, store)).mentioned).toBe(1);
    await markMentionsSeen(lead.id, ana.id, noon, store);
    expect((await countInbox({ staffId: ana.id, now: noon }, store)).mentioned).toBe(0);
    expect((await listInbox(query(ana.id), store)).rows).toHaveLength(1);
    await eraseLead(lead.reference, noon, store);
    expect((await listInbox(query(ana.id), store)).rows).toEqual([]);
    expect(await store.db.all('select 1 from lead_mention')).toEqual([]);
  });

  test('shows a quarantined lead to the person whom a note mentions', async () => {
    const store = await fresh();
    const ana = await invite(store, 'ana');
    const lead = sampleLead({ quarantinedAt: noon });
    await saveLead(lead, store);
    await addNote({ reference: lead.reference, staffId: 'x', text: '@ana, is this spam?' }, noon, store);
    expect((await countInbox({ staffId: ana.id, now: noon }, store)).mentioned).toBe(1);
    expect((await listInbox(query(ana.id), store)).rows.map(({ reference }) => reference)).toEqual([lead.reference]);
  });

  test('mails a mention once over all instances, again after a failure, without the note', async () => {
    const store = await fresh();
    const { lead } = await mentioned(store);
    const mails: string[] = [];
    const failing = async () => false;
    await mailMentions(noon, store, failing);
    const send: NonNullable<Parameters<typeof mailMentions>[2]> = async (mail) => mails.push(JSON.stringify(mail)) > 0;
    await Promise.all([mailMentions(noon, store, send), mailMentions(noon, again(store), send), mailMentions(noon, store, send)]);
    await mailMentions(noon, store, send);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(lead.reference);
    expect(mails[0]).toContain('ana@agency.example');
    expect(mails[0]).not.toMatch(/see this|luis|Íñigo/);
  });

  test('mails a mention after an hour without a mail server, and tries less and less often', async () => {
    const store = await fresh();
    await mentioned(store);
    const minute = 60_000;
    const failing = jest.fn(async () => false);
    for (let after = 0; after < 60; after += 1) await mailMentions(noon + after * minute, store, failing);
    expect(failing.mock.calls.length).toBeGreaterThan(5);
    expect(failing.mock.calls.length).toBeLessThan(12);
    const send = jest.fn(async () => true);
    for (let after = 60; after < 120; after += 1) await mailMentions(noon + after * minute, store, send);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('mails no person who is disabled or has seen the mention, and no mention older than a day', async () => {
    const store = await fresh();
    const { ana, lead } = await mentioned(store);
    const send = jest.fn(async () => true);
    await mailMentions(noon + 86_400_001, store, send);
    await markMentionsSeen(lead.id, ana.id, noon, store);
    await mailMentions(noon, store, send);
    await addNote({ reference: lead.reference, staffId: 'x', text: '@ana' }, noon, store);
    await disablePerson(ana.id, noon, store);
    await mailMentions(noon, store, send);
    expect(send).not.toHaveBeenCalled();
  });

  test('a note on an unknown lead mentions no person', async () => {
    const store = await fresh();
    await invite(store, 'ana');
    expect(await addNote({ reference: 'AAAAAAAA', staffId: 'x', text: '@ana' }, noon, store)).toBe(false);
    expect(await store.db.all('select 1 from lead_mention')).toEqual([]);
  });
});
