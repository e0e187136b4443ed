import { assert, date, integer, oneof, property, string } from 'fast-check';
import { parseRetryAfter } from '#lib/leads/deliver/webhook.ts';
import { outcomeOf } from '#lib/leads/deliver/channel-worker.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const scheduleSeconds = [5, 30, 300];
const failed = { status: 'retry', error: 'webhook 500' } as const;

describe('the schedule', () => {
  test.each([
    [0, 5000],
    [1, 30_000],
    [2, 300_000],
  ])('after %s attempts the next one comes after %s ms, a fifth more or less', (earlierAttempts, wait) => {
    const at = (random: number) => outcomeOf(failed, { earlierAttempts, now, scheduleSeconds, random: () => random });
    expect(at(0)).toEqual({ status: 'retry', nextAt: now + wait * 0.8, error: 'webhook 500' });
    expect(at(0.5)).toEqual({ status: 'retry', nextAt: now + wait, error: 'webhook 500' });
    expect(at(1)).toEqual({ status: 'retry', nextAt: now + wait * 1.2, error: 'webhook 500' });
  });

  test('adds jitter', () => {
    const times = Array.from({ length: 50 }, () => JSON.stringify(outcomeOf(failed, { earlierAttempts: 2, now, scheduleSeconds })));
    expect(new Set(times).size).toBeGreaterThan(40);
  });

  test('ends in a dead letter after the last entry', () => {
    expect(outcomeOf(failed, { earlierAttempts: 3, now, scheduleSeconds })).toEqual({ status: 'dead', error: 'webhook 500' });
  });

  test('waits longer when the receiver asks for it, never shorter', () => {
    const outcomeOfRequest = (notBefore: number) =>
      outcomeOf({ ...failed, notBefore }, { earlierAttempts: 1, now, scheduleSeconds, random: () => 0.5 });
    expect(outcomeOfRequest(now + 3_600_000)).toMatchObject({ nextAt: now + 3_600_000 });
    expect(outcomeOfRequest(now + 1000)).toMatchObject({ nextAt: now + 30_000 });
  });

  test('skips two steps and waits at least 30 s when the receiver may already have the message, and sends no third copy', () => {
    const outcomeOfUncertain = (earlierAttempts: number, uncertainAttempts: number, seconds: readonly number[] = scheduleSeconds) =>
      outcomeOf({ ...failed, isUncertain: true }, { earlierAttempts, uncertainAttempts, now, scheduleSeconds: seconds, random: () => 0.5 });
    expect(outcomeOfUncertain(0, 0)).toEqual({ status: 'retry', nextAt: now + 300_000, error: 'webhook 500', isUncertain: true });
    expect(outcomeOfUncertain(2, 0)).toMatchObject({ nextAt: now + 300_000 });
    expect(outcomeOfUncertain(0, 0, [1, 1, 1, 1])).toMatchObject({ nextAt: now + 30_000 });
    expect(outcomeOfUncertain(1, 1)).toEqual({ status: 'dead', error: 'webhook 500' });
    expect(outcomeOf(failed, { earlierAttempts: 1, uncertainAttempts: 1, now, scheduleSeconds })).toMatchObject({ status: 'retry' });
  });

  test('returns final results unchanged', () => {
    expect(outcomeOf({ status: 'dead', error: 'x' }, { earlierAttempts: 0, now, scheduleSeconds })).toEqual({ status: 'dead', error: 'x' });
    expect(outcomeOf({ status: 'delivered' }, { earlierAttempts: 9, now, scheduleSeconds })).toEqual({ status: 'delivered' });
  });
});

describe('Retry-After', () => {
  test.each([
    ['0', now],
    ['120', now + 120_000],
    [' 7 ', now + 7000],
    ['999999999', now + 86_400_000],
    ['Fri, 20 Nov 2026 12:10:00 GMT', now + 600_000],
    ['Fri, 20 Nov 2020 12:10:00 GMT', now],
    ['Fri, 20 Nov 2099 12:10:00 GMT', now + 86_400_000],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('parses %j as %s', (header, notBefore) => expect(parseRetryAfter(header, now)).toBe(notBefore));

  test('is never in the past nor more than a day ahead', () => {
    const seconds = integer({ min: 0 }).map(String);
    const dates = date({ noInvalidDate: true }).map((time) => time.toUTCString());
    assert(
      property(oneof(seconds, dates, string()), (header) => {
        const notBefore = parseRetryAfter(header, now) ?? now;
        expect(notBefore).toBeGreaterThanOrEqual(now);
        expect(notBefore).toBeLessThanOrEqual(now + 86_400_000);
      }),
    );
  });
});
