import { updateStall } from '../../../front-door/connections.ts';

test('a client that reads nothing is stalled after a minute plus the time that its bytes may take', () => {
  const progress = { pending: 0, since: 0 };
  const at = (seconds: number) => updateStall(progress, 80_000, seconds * 1000);
  expect([at(100), at(160), at(169), at(171)]).toEqual([false, false, false, true]);
});

test('each part that is read gives more time, and a client that has read all is never stalled', () => {
  const progress = { pending: 0, since: 0 };
  expect(updateStall(progress, 80_000, 0)).toBe(false);
  expect(updateStall(progress, 40_000, 65_000)).toBe(false);
  expect(updateStall(progress, 40_000, 120_000)).toBe(false);
  expect(updateStall(progress, 0, 500_000)).toBe(false);
  expect(updateStall(progress, 40_000, 900_000)).toBe(false);
  expect(updateStall(progress, 50_000, 980_000)).toBe(true);
});
