import { properties } from '../../quality/fuzz/properties.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

jest.setTimeout(60_000);

/** A run that once found a fault; a check of every change must give the same answer twice. */
const seed = 476_997_079;
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

// The long form, `npm run fuzz`, draws a new seed each time and names it.
test.each(properties)('$name', async ({ run }) => {
  expect(await run({ ...server, destinations, seconds: 3, seed })).toBeGreaterThan(0);
});
