import { randomUUID } from 'node:crypto';
import {
  addContinuation,
  continuationMs,
  continuationLinkState,
  maxTries,
  openedReference,
  openLink,
  pruneContinuations,
  revokeContinuations,
} from '#lib/leads/store/continuations.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { saveUpdate } from '#lib/leads/store/save-update.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { isSecondFactor, secondFactorOf } from '#lib/leads/second-step/second-factor.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const open = (store: Store, hash: string, input: string, now = noon, openedHash: string = randomUUID()) =>
  openLink({ hash, openedHash, input, isFactor: isSecondFactor }, now, store);

async function link(store: Store) {
  const lead = sampleLead({ channels: [], continuationHash: randomUUID() });
  await saveLead(lead, store);
  const hash = randomUUID();
  expect(await addContinuation({ reference: lead.reference, hash, opened: false }, noon, store)).toBe(true);
  return { lead, hash };
}

test('a link asks for digits that the lead has, else for its e-mail address', () => {
  const withValues = (values: Record<string, string>) => ({ form: 'home', values });
  const both = withValues({ email: 'Ana@Example.com', phone: '(305) 555-0100' });
  expect([secondFactorOf(both), isSecondFactor(both, '0100'), isSecondFactor(both, 'ana@example.com')]).toEqual(['digits', true, false]);
  const mailed = withValues({ email: 'Ana@Example.com' });
  expect([secondFactorOf(mailed), isSecondFactor(mailed, ' ana@example.COM '), isSecondFactor(mailed, '')]).toEqual(['email', true, false]);
  const neither = withValues({ firstName: 'Ana' });
  expect([secondFactorOf(neither), isSecondFactor(neither, '')]).toEqual([undefined, false]);
});

test('accepts the e-mail address of a lead whether accents are typed as one character or two', () => {
  const lead = { form: 'home', values: { email: 'josé@example.com'.normalize('NFC') } };
  expect(isSecondFactor(lead, 'josé@example.com'.normalize('NFD'))).toBe(true);
});

onEachEngine((stores) => {
  test('a saved lead is open for its own browser; a link only after its second factor', async () => {
    const store = await stores.fresh();
    const { lead, hash } = await link(store);
    expect(await openedReference(lead.continuationHash ?? '', noon, store)).toBe(lead.reference);
    expect(await openedReference(hash, noon, store)).toBeUndefined();
    expect(await open(store, hash, '0101')).toEqual({ status: 'wrong', triesLeft: 4 });
    expect(await continuationLinkState(hash, noon, store)).toEqual({ status: 'waiting', triesLeft: 4 });
    expect(await open(store, hash, '0100', noon, 'opened')).toEqual({ status: 'opened' });
    expect(await openedReference('opened', noon, store)).toBe(lead.reference);
    expect(await continuationLinkState(hash, noon, store)).toEqual({ status: 'waiting', triesLeft: 5 });
    expect(await addContinuation({ reference: 'XXXXXXXX', hash: 'x', opened: true }, noon, store)).toBe(false);
  });

  test('a link opens with the phone number as it was sent, and with the corrected one', async () => {
    const store = await stores.fresh();
    const { lead, hash } = await link(store);
    const correction = { leadId: lead.id, form: 'home', locale: 'en', idempotencyKey: null, bodyHash: 'a', channels: [], createdAt: noon } as const;
    await saveUpdate({ ...correction, values: { phone: '(305) 555-0177' } }, store);
    expect([await open(store, hash, '0177'), await open(store, hash, '0100')]).toEqual([{ status: 'opened' }, { status: 'opened' }]);
    expect((await open(store, hash, '0178')).status).toBe('wrong');
  });

  test('five wrong tries lock a link, also when they come at once', async () => {
    const store = await stores.fresh();
    const { hash } = await link(store);
    const tries = await Promise.all(Array.from({ length: 9 }, (_, index) => open(index % 2 ? stores.again(store) : store, hash, '9999')));
    expect(tries.filter(({ status }) => status === 'wrong')).toHaveLength(maxTries);
    expect(await open(store, hash, '0100')).toEqual({ status: 'closed' });
    expect(await continuationLinkState(hash, noon, store)).toEqual({ status: 'closed' });
  });

  test('a link and its open page end after 30 days, or when they are revoked', async () => {
    const store = await stores.fresh();
    const { lead, hash } = await link(store);
    const end = noon + continuationMs;
    expect((await continuationLinkState(hash, end - 1, store)).status).toBe('waiting');
    expect((await continuationLinkState(hash, end, store)).status).toBe('closed');
    expect(await open(store, hash, '0100', end)).toEqual({ status: 'closed' });
    expect(await openedReference(lead.continuationHash ?? '', end, store)).toBeUndefined();
    expect(await revokeContinuations(lead.reference, noon, store)).toBe(2);
    expect(await open(store, hash, '0100')).toEqual({ status: 'closed' });
    expect(await openedReference(lead.continuationHash ?? '', noon, store)).toBeUndefined();
    expect(await pruneContinuations(end + 1, store)).toBe(2);
  });
});
