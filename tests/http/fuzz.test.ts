import { properties } from '../../quality/fuzz/properties.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

jest.setTimeout(60_000);

/** Fixed, so that a run can be repeated. */
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

// `npm run fuzz` uses a new seed each time.
test.each(properties)('$name', async ({ run }) => {
  expect(await run({ ...server, destinations, seconds: 3, seed })).toBeGreaterThan(0);
});
