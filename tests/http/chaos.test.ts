import { lockedDatabase } from '../../quality/chaos/faults/database.ts';
import { mailFault } from '../../quality/chaos/faults/mail.ts';
import { suspendedProcess } from '../../quality/chaos/faults/process.ts';
import { webhookFault } from '../../quality/chaos/faults/webhook.ts';
import { runFault } from '../../quality/chaos/run-fault.ts';

jest.setTimeout(200_000);

// `npm run chaos` measures each fault alone, and longer.
const shortFaults = [
  mailFault('accepts', 'accept', 1),
  mailFault('closes the connection after DATA', 'drop-after-data', 1.5),
  mailFault('greylists', 'greylist', 1),
  mailFault('busy', 'busy-421', 1),
  mailFault('busy at random', 'random-450', 1),
  mailFault('login refused', 'refuse-login', 1),
  mailFault('closes the connection in DATA', 'drop-in-data', 1),
  mailFault('hangs', 'hang', 1),
  webhookFault('500', { status: 500 }, 1),
  webhookFault('429', { status: 429, headers: { 'retry-after': '1' } }, 1),
  webhookFault('closes the connection', 'cut', 1),
  webhookFault('endless response', { status: 200, body: 'endless' }, 1),
  webhookFault('redirects', { status: 307, headers: { location: 'http://10.0.0.1/' } }, 1),
  lockedDatabase(2),
  suspendedProcess('3 s', 3),
];

test('loses and doubles no lead during a series of failures, and sends no third copy', async () => {
  const measured = await runFault(
    {
      async happen(site) {
        for (const fault of shortFaults) await fault.happen(site);
      },
    },
    8,
  );
  process.stdout.write(`all faults in short: ${JSON.stringify(measured)}\n`);
  expect(measured).toMatchObject({ refused: 0, dead: 0, lost: 0, doubled: 0 });
  expect(measured.accepted).toBeGreaterThan(80);
  expect(measured.delivered).toBe(measured.accepted);
  expect(measured.copies).toBeLessThanOrEqual(2);
});
