import { randomUUID } from 'node:crypto';
import { claimDeliveries } from '#lib/leads/store/deliveries.ts';
import { eraseLead } from '#lib/leads/store/erase.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { countVisitorMail, pruneVisitorMails } from '#lib/leads/store/visitor-mails.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const dayMs = 86_400_000;

/** Stores a lead and claims its visitor delivery. Returns the id of the delivery and the reference. */
async function claimVisitorDelivery(store: Store) {
  const lead = sampleLead({ channels: ['visitor'] });
  await saveLead(lead, store);
  const [delivery] = await claimDeliveries('visitor', { limit: 1, now: noon, leaseMs: dayMs, claimId: randomUUID() }, store);
  if (!delivery) throw new Error('nothing was due');
  return { id: delivery.id, reference: lead.reference };
}

onEachEngine((stores) => {
  test('counts each delivery once, by address and day, whatever the spelling of the address', async () => {
    const store = await stores.fresh();
    const [first, second, third, other] = [
      await claimVisitorDelivery(store),
      await claimVisitorDelivery(store),
      await claimVisitorDelivery(store),
      await claimVisitorDelivery(store),
    ];
    const countMail = (address: string, { id }: { id: string }, now = noon) => countVisitorMail(address, id, now, store);
    expect(await countMail('Ana@Example.com', first)).toEqual({ mailOfDay: 1, references: [first.reference] });
    expect(await countMail('ana+1@example.com', second)).toEqual({ mailOfDay: 2, references: [first.reference, second.reference] });
    expect(await countMail('ana@example.com', first, noon + dayMs)).toEqual({ mailOfDay: 1, references: [first.reference] });
    expect((await countMail('ana@example.com', third, noon + dayMs)).mailOfDay).toBe(1);
    expect((await countMail('rui@example.com', other)).mailOfDay).toBe(1);
  });

  test('ignores dots in a Gmail address', async () => {
    const store = await stores.fresh();
    const [first, second] = [await claimVisitorDelivery(store), await claimVisitorDelivery(store)];
    await countVisitorMail('ana.lima@gmail.com', first.id, noon, store);
    expect((await countVisitorMail('a.nalima+x@googlemail.com', second.id, noon, store)).mailOfDay).toBe(1);
    expect((await countVisitorMail('a.n.alima@gmail.com', (await claimVisitorDelivery(store)).id, noon, store)).mailOfDay).toBe(2);
  });

  test('gives each of several concurrent mails its own number', async () => {
    const store = await stores.fresh();
    const second = stores.again(store);
    const deliveries = [];
    for (let n = 0; n < 24; n += 1) deliveries.push(await claimVisitorDelivery(store));
    const counted = await Promise.all(deliveries.map(({ id }, n) => countVisitorMail('ana@example.com', id, noon, n % 2 ? store : second)));
    const numbers = counted.map(({ mailOfDay }) => mailOfDay).sort((a, b) => a - b);
    expect(numbers).toEqual(deliveries.map((_, n) => n + 1));
  });

  test('stores no address, and nothing of erased or old leads', async () => {
    const store = await stores.fresh();
    const [first, second] = [await claimVisitorDelivery(store), await claimVisitorDelivery(store)];
    for (const { id } of [first, second]) await countVisitorMail('ana@example.com', id, noon, store);
    expect(JSON.stringify(await store.db.all('select * from visitor_mail'))).not.toMatch(/ana|example/);
    await eraseLead(first.reference, noon, store);
    expect(await store.db.all('select place from visitor_mail')).toEqual([{ place: 2 }]);
    expect(await pruneVisitorMails(noon + 13 * dayMs, store)).toBe(0);
    expect(await pruneVisitorMails(noon + 15 * dayMs, store)).toBe(1);
  });
});
