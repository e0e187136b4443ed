import { randomInt } from 'node:crypto';
import { properties } from '../../scripts/fuzz/properties.ts';
import { type Destinations, startDestinations } from '../support/destinations.ts';
import { startServer, type TestServer } from '../support/server.ts';

jest.setTimeout(60_000);

const seed = randomInt(2 ** 31);
let server: TestServer;
let destinations: Destinations;

beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

// The long form is `npm run fuzz`; a failure names the seed that repeats it.
test.each(properties)('$name', async ({ run }) => {
  expect(await run({ ...server, destinations, seconds: 3, seed })).toBeGreaterThan(0);
});
