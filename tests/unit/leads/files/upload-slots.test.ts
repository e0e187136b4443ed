import { createUploadSlots, type Slot } from '#lib/leads/files/with-upload-slot.ts';

const limits = { concurrent: 3, concurrentPerAddress: 2 };
const release = (slot: Slot | undefined) => slot?.status === 'taken' && slot.release();
const outcome = (slot: Slot) => (slot.status === 'taken' ? 'taken' : slot.limit);

test('limits the concurrent uploads of one client and of all clients', async () => {
  const take = createUploadSlots(limits, 10);
  expect(outcome(await take('203.0.113.1'))).toBe('taken');
  expect(outcome(await take('203.0.113.1'))).toBe('taken');
  expect(outcome(await take('203.0.113.1'))).toBe('upload_concurrent_address');
  expect(outcome(await take('203.0.113.2'))).toBe('taken');
  expect(outcome(await take('203.0.113.3'))).toBe('upload_concurrent');
});

test('waits for a free slot, and releases each slot once', async () => {
  const take = createUploadSlots(limits, 1_000);
  const [first, second] = [await take('a'), await take('a')];
  const third = take('a');
  release(first);
  release(first);
  expect(outcome(await third)).toBe('taken');
  const fourth = take('a');
  release(second);
  expect(outcome(await fourth)).toBe('taken');
});

test('counts the addresses of an IPv6 /64 as one client', async () => {
  const take = createUploadSlots(limits, 10);
  expect([await take('2001:db8::1'), await take('2001:db8::2'), await take('2001:db8::3')].map(outcome)).toEqual([
    'taken',
    'taken',
    'upload_concurrent_address',
  ]);
});

/** Names and outcomes in the order in which the slots are decided: one that waits comes after one that is refused at once. */
async function decided(slots: Readonly<Record<string, Promise<Slot>>>): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(Object.entries(slots).map(async ([name, slot]) => order.push(`${name}: ${outcome(await slot)}`)));
  return order;
}

test('refuses at once when as many uploads wait as may run', async () => {
  const take = createUploadSlots({ concurrent: 1, concurrentPerAddress: 1 }, 60);
  await take('a');
  expect(await decided({ waiting: take('b'), refused: take('c') })).toEqual(['refused: upload_concurrent', 'waiting: upload_concurrent']);
});

test('one client cannot fill the queue', async () => {
  const take = createUploadSlots({ concurrent: 4, concurrentPerAddress: 1 }, 60);
  await Promise.all(['a', 'b', 'c', 'd'].map(take));
  expect(await decided({ waiting: take('a'), refused: take('a'), other: take('b') })).toEqual([
    'refused: upload_concurrent_address',
    'waiting: upload_concurrent_address',
    'other: upload_concurrent_address',
  ]);
});
