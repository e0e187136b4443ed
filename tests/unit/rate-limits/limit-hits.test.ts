import { limitHits, recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { log } from '#lib/log.ts';

describe('recordLimitHit', () => {
  it('counts each hit and logs once a minute with the hits since the last line', () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    recordLimitHit('test_limit', 1_000);
    recordLimitHit('test_limit', 2_000);
    recordLimitHit('test_limit', 60_999);
    recordLimitHit('test_limit', 61_000);
    expect(limitHits()).toMatchObject({ test_limit: 4 });
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      { event: 'limit_reached', limit: 'test_limit', count: 1 },
      { event: 'limit_reached', limit: 'test_limit', count: 3 },
    ]);
  });
});
