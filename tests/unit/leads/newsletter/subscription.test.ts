import { randomBytes } from 'node:crypto';
import { confirmDays } from '#lib/site/retention.ts';
import { confirmSubscription, endSubscription } from '#lib/leads/newsletter/subscription.ts';
import { newsletterToken, verifyNewsletterToken } from '#lib/leads/newsletter/links.ts';
import { runRetention } from '#lib/leads/retention.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { listSubscribers, removeSubscriber } from '#lib/leads/store/subscribers.ts';
import { onEachEngine, someKeys } from '../store/engines.ts';
import { noon, sampleLead } from '../store/sample-lead.ts';

const day = 86_400_000;

async function signUp(store: Store, email: string, change: object = {}) {
  const lead = sampleLead({ form: 'newsletter', values: { email, name: 'Ana Lima' }, ...change });
  await saveLead(lead, store);
  return { id: lead.id, confirm: newsletterToken('confirm', lead.id, store.keys()), end: newsletterToken('unsubscribe', lead.id, store.keys()) };
}
const emails = async (store: Store) => (await listSubscribers(store)).subscribers.map(({ email }) => email);

test('a token has one purpose and no personal data, and cannot be forged', () => {
  const keys = someKeys()();
  const { id } = sampleLead();
  const token = newsletterToken('confirm', id, keys);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(verifyNewsletterToken('confirm', token, keys)).toBe(id);
  expect(verifyNewsletterToken('unsubscribe', token, keys)).toBeUndefined();
  expect(verifyNewsletterToken('confirm', token, someKeys()())).toBeUndefined();
  for (let at = 0; at < token.length - 1; at += 1) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(verifyNewsletterToken('confirm', changed, keys)).toBeUndefined();
  }
  for (const none of ['', 'x', `${token}AAAA`, token.slice(4)]) expect(verifyNewsletterToken('confirm', none, keys)).toBeUndefined();
});

onEachEngine((stores) => {
  test('subscribes only after the confirmation; several confirmations give one subscription', async () => {
    const store = await stores.fresh();
    const first = await signUp(store, 'Ana@Example.com');
    const second = await signUp(store, 'ana@example.com', { locale: 'pt' });
    expect(await emails(store)).toEqual([]);
    expect(await confirmSubscription(first.confirm, noon + 1, store)).toBe('subscribed');
    expect(await confirmSubscription(first.confirm, noon + 2, store)).toBe('subscribed');
    expect(await confirmSubscription(second.confirm, noon + 3, store)).toBe('subscribed');
    const { subscribers } = await listSubscribers(store);
    expect(subscribers).toEqual([
      { id: first.id, email: 'Ana@Example.com', name: 'Ana Lima', locale: 'pt', requestedAt: noon, confirmedAt: noon + 1 },
    ]);
    const rows = await store.db.all('select * from subscriber');
    expect(JSON.stringify(rows)).not.toMatch(/example|lima/i);
    expect(await endSubscription(second.end, store)).toBe('unsubscribed');
    expect(await emails(store)).toEqual([]);
    expect(await endSubscription(second.end, store)).toBe('unsubscribed');
  });

  test('rejects every earlier link after the person unsubscribed', async () => {
    const store = await stores.fresh();
    const used = await signUp(store, 'ana@example.com');
    const unused = await signUp(store, 'ANA@example.com');
    const other = await signUp(store, 'rui@example.com');
    expect(await confirmSubscription(used.confirm, noon + 1, store)).toBe('subscribed');
    expect(await endSubscription(used.end, store, noon + 2)).toBe('unsubscribed');
    expect(await confirmSubscription(used.confirm, noon + 3, store)).toBe('expired');
    expect(await confirmSubscription(unused.confirm, noon + 3, store)).toBe('expired');
    expect(await emails(store)).toEqual([]);
    expect(await confirmSubscription(other.confirm, noon + 3, store)).toBe('subscribed');
    const again = await signUp(store, 'ana@example.com', { createdAt: noon + 10 });
    expect(await confirmSubscription(again.confirm, noon + 11, store)).toBe('subscribed');
    expect(await confirmSubscription(used.confirm, noon + 12, store)).toBe('subscribed');
    expect(await endSubscription(again.end, store, noon + 13)).toBe('unsubscribed');
    for (const { confirm } of [used, unused, again]) expect(await confirmSubscription(confirm, noon + 14, store)).toBe('expired');
    expect(await emails(store)).toEqual(['rui@example.com']);
  });

  test('unsubscribing before confirming invalidates the link, without storing personal data', async () => {
    const store = await stores.fresh();
    const { confirm, end } = await signUp(store, 'ana@example.com');
    expect(await endSubscription(end, store, noon + 1)).toBe('unsubscribed');
    expect(await confirmSubscription(confirm, noon + 2, store)).toBe('expired');
    const kept = async () => [await store.db.all('select * from newsletter_used'), await store.db.all('select * from newsletter_end')];
    expect((await kept()).map((rows) => rows.length)).toEqual([1, 1]);
    expect(JSON.stringify(await kept())).not.toMatch(/ana|example/);
    await runRetention(noon + (confirmDays + 2) * day, { days: 365, leadStore: store });
    expect(await kept()).toEqual([[], []]);
  });

  test('after concurrent confirming and unsubscribing, unsubscribing again ends the subscription, and no link is valid', async () => {
    const store = await stores.fresh();
    const { confirm, end } = await signUp(store, 'ana@example.com');
    const second = stores.again(store);
    await Promise.all([
      confirmSubscription(confirm, noon + 1, store),
      endSubscription(end, second, noon + 1),
      confirmSubscription(confirm, noon + 1, second),
    ]);
    expect(await endSubscription(end, store, noon + 2)).toBe('unsubscribed');
    expect(await confirmSubscription(confirm, noon + 3, second)).toBe('expired');
    expect(await emails(store)).toEqual([]);
  });

  test('rejects unknown, old and quarantined leads and other forms', async () => {
    const store = await stores.fresh();
    const good = await signUp(store, 'ana@example.com');
    const spam = await signUp(store, 'spam@example.com', { quarantinedAt: noon });
    const other = sampleLead();
    await saveLead(other, store);
    expect(await confirmSubscription(good.confirm, noon + (confirmDays + 1) * day, store)).toBe('expired');
    expect(await confirmSubscription(good.end, noon, store)).toBe('expired');
    expect(await confirmSubscription(spam.confirm, noon, store)).toBe('expired');
    expect(await confirmSubscription(newsletterToken('confirm', other.id, store.keys()), noon, store)).toBe('expired');
    expect(await endSubscription(good.confirm, store)).toBe('unknown');
    expect(await emails(store)).toEqual([]);
  });

  test('a subscription outlives its lead, and ends by its link or by erasing its address', async () => {
    const store = await stores.fresh();
    const [ana, rui] = [await signUp(store, 'ana@example.com'), await signUp(store, 'rui@example.com')];
    for (const { confirm } of [ana, rui]) await confirmSubscription(confirm, noon, store);
    expect(await runRetention(noon + 400 * day, { days: 365, leadStore: store })).toMatchObject({ erased: 2 });
    expect((await emails(store)).sort()).toEqual(['ana@example.com', 'rui@example.com']);
    expect(await endSubscription(ana.end, store)).toBe('unsubscribed');
    expect(await emails(store)).toEqual(['rui@example.com']);
    expect(await removeSubscriber({ email: ' RUI@example.com' }, store)).toBe(1);
    expect(await emails(store)).toEqual([]);
  });

  test('finds, lists and unsubscribes subscribers after a rotation with only the new key', async () => {
    const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
    const store = await stores.fresh();
    const before = stores.again(store, someKeys(oldKey));
    const { confirm, end } = await signUp(before, 'ana@example.com');
    await confirmSubscription(confirm, noon, before);
    const both = stores.again(store, someKeys(newKey, oldKey));
    expect(await emails(both)).toEqual(['ana@example.com']);
    await runRetention(noon, { days: 365, leadStore: both });
    const after = stores.again(store, someKeys(newKey));
    expect(await emails(after)).toEqual(['ana@example.com']);
    expect(await listSubscribers(before)).toEqual({ subscribers: [], unreadable: 1 });
    expect(await endSubscription(end, after)).toBe('unknown');
    expect(await endSubscription(end, both)).toBe('unsubscribed');
    expect(await emails(after)).toEqual([]);
  });
});
