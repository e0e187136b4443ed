import { locked } from '../../quality/chaos/faults/database.ts';
import { mail } from '../../quality/chaos/faults/mail.ts';
import { suspendedProcess } from '../../quality/chaos/faults/process.ts';
import { hook } from '../../quality/chaos/faults/webhook.ts';
import { runFault } from '../../quality/chaos/run-fault.ts';

jest.setTimeout(200_000);

// `npm run chaos` measures each fault alone, and longer.
const inShort = [
  mail('accepts', 'accept', 1),
  mail('closes the connection after DATA', 'drop-after-data', 1.5),
  mail('greylists', 'greylist', 1),
  mail('busy', 'busy-421', 1),
  mail('busy at random', 'random-450', 1),
  mail('login refused', 'refuse-login', 1),
  mail('closes the connection in DATA', 'drop-in-data', 1),
  mail('hangs', 'hang', 1),
  hook('500', { status: 500 }, 1),
  hook('429', { status: 429, headers: { 'retry-after': '1' } }, 1),
  hook('closes the connection', 'cut', 1),
  hook('endless response', { status: 200, body: 'endless' }, 1),
  hook('redirects', { status: 307, headers: { location: 'http://10.0.0.1/' } }, 1),
  locked(2),
  suspendedProcess('3 s', 3),
];

test('loses and doubles no lead during a series of failures, and sends no third copy', async () => {
  const measured = await runFault(
    {
      async happen(site) {
        for (const fault of inShort) await fault.happen(site);
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
