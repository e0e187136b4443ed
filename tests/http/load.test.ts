import { figuresOf } from '../../quality/load/figures.ts';
import { createLeadSender } from '../../quality/load/lead-sender.ts';
import { sendAtRate, sendConcurrently } from '../../quality/load/pace.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { emailsOf, storedLeads } from '../support/site/stored-leads.ts';

jest.setTimeout(60_000);

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
});
afterAll(() => server.stop());

test('accepts 50 posts a second in time, and stores every post of a burst', async () => {
  const seconds = 5;
  const sender = createLeadSender(server.url, 64);
  await sendConcurrently(sender, { concurrency: 4, seconds: 0.5 });
  const steady = await sendAtRate(sender, { perSecond: 50, seconds });
  const figures = figuresOf(steady, seconds);
  process.stdout.write(`50 posts/s for ${seconds} s: ${JSON.stringify(figures)}\n`);
  expect(figures.outcomes).toEqual({ 201: 50 * seconds });
  // On a shared machine only the median is reliable.
  expect(figures.p50).toBeLessThan(500);

  const burst = await sendConcurrently(sender, { concurrency: 64, seconds: 2 });
  process.stdout.write(`64 at once for 2 s: ${JSON.stringify(figuresOf(burst, 2))}\n`);
  sender.close();
  expect(burst.filter(({ outcome }) => outcome !== 201)).toEqual([]);
  const stored = storedLeads(server);
  const kept = new Set(emailsOf(await stored.all()));
  await stored.close();
  expect([...steady, ...burst].filter(({ email }) => !kept.has(email))).toEqual([]);
});
