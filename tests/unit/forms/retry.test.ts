import { retryAfterMs, withRetries, type RetryResult, type RetryWait } from '#components/forms/retry.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => jest.useRealTimers());

/** Runs attempts with the given results, and returns the reported pauses. */
async function runThrough(results: readonly RetryResult<string>[], end = new AbortController()) {
  const waits: (RetryWait | undefined)[] = [];
  let count = 0;
  const run = jest.fn(async () => results[count++] ?? { result: 'too many' });
  const done = withRetries(run, end.signal, (waiting) => waits.push(waiting));
  await jest.runAllTimersAsync();
  return { result: await done, attempts: run.mock.calls.length, pauses: waits.flatMap((waiting) => (waiting ? [waiting.ms] : [])), waits };
}

const lost: RetryResult<string> = { result: 'lost', again: {} };
const busy = (after?: number): RetryResult<string> => ({ result: 'busy', again: { after } });

test('does not retry after a response', async () => {
  expect(await runThrough([{ result: 'sent' }])).toEqual({ result: 'sent', attempts: 1, pauses: [], waits: [] });
});

test('retries after 1, 2 and 4 seconds, and reports each pause and its end', async () => {
  const { result, attempts, pauses, waits } = await runThrough([lost, lost, lost, lost]);
  expect([result, attempts, pauses]).toEqual(['lost', 4, [1_000, 2_000, 4_000]]);
  expect(waits.filter((waiting) => waiting === undefined)).toHaveLength(3);
  expect(waits[4]).toEqual({ number: 3, of: 3, ms: 4_000 });
});

test('stops at the first response', async () => {
  expect(await runThrough([lost, lost, { result: 'sent' }])).toMatchObject({ result: 'sent', attempts: 3 });
});

test('waits as long as the server asks, up to half a minute', async () => {
  expect((await runThrough([busy(12_000), { result: 'sent' }])).pauses).toEqual([12_000]);
  expect(await runThrough([busy(31_000)])).toMatchObject({ result: 'busy', attempts: 1, pauses: [] });
});

test('stops when the visitor cancels', async () => {
  const end = new AbortController();
  setTimeout(() => end.abort(), 2_500);
  expect(await runThrough([lost, lost, lost, lost], end)).toMatchObject({ result: 'lost', attempts: 2 });
});

test.each([
  [null, undefined],
  ['7', 7_000],
  ['Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', undefined],
])('parses Retry-After %s', (header, ms) => {
  expect(retryAfterMs(header)).toBe(ms);
});
