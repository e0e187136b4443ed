import { reportUnreadable } from '#lib/leads/store/deliveries.ts';
import { log } from '#lib/log.ts';

test('logs unreadable leads once, together, by their references', () => {
  jest.useFakeTimers();
  const written = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  for (let n = 0; n < 802; n += 1) reportUnreadable([`R${n % 401}`]);
  jest.advanceTimersByTime(2_000);
  reportUnreadable(['R0', 'R1']);
  jest.advanceTimersByTime(2_000);
  expect(written).toHaveBeenCalledTimes(1);
  const [line] = written.mock.calls[0] ?? [];
  expect(line).toMatchObject({ event: 'leads_unreadable', leads: 401, references: expect.arrayContaining(['R0', 'R99']) });
  reportUnreadable(['NEW']);
  jest.advanceTimersByTime(2_000);
  expect(written).toHaveBeenLastCalledWith(expect.objectContaining({ leads: 1, references: ['NEW'] }), expect.any(String));
  jest.useRealTimers();
});
