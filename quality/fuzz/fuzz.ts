// Sends random input to the finished build: `npm run fuzz [-- --seconds 60] [--seed N]`. Exits with code 1 when a property fails.
import { randomInt } from 'node:crypto';
import { inspect, parseArgs } from 'node:util';
import { startDestinations } from '../../tests/support/services/destinations.ts';
import { startServer } from '../../tests/support/site/server.ts';
import { properties } from './properties.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const destinations = await startDestinations();
const server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
let broken = 0;

process.stdout.write(`seed ${seed}\n`);
for (const { name, run } of properties) {
  try {
    const runs = await run({ ...server, destinations, seconds: Number(values.seconds), seed });
    process.stdout.write(`holds   ${name} (${runs})\n`);
  } catch (failure) {
    broken += 1;
    process.stdout.write(`BROKEN  ${name}\n${inspect(failure)}\n`);
  }
}
await server.stop();
await destinations.stop();
process.exitCode = broken === 0 ? 0 : 1;
