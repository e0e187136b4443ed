import { filingIds, filingsFor } from '#lib/facts/filings.ts';
import { bodilyInjuryLimits, limitsFor, propertyDamageLimits } from '#lib/facts/limits.ts';
import { agencyDay } from '#lib/site/agency-day.ts';
import { agency } from '#lib/site/agency.ts';
import { personalAutoValues } from '../support/forms/sample-values.ts';
import { postJson, type Problem } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';

let server: TestServer;
let stored: ReturnType<typeof storedLeads>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });
  stored = storedLeads(server);
});
afterAll(async () => {
  await stored.close();
  await server.stop();
});

/** Legal minimums in thousands: per person, per crash, property. Repeated here to find errors in the table. */
const minimums: Record<string, [number, number, number]> = {
  FL: [10, 20, 10],
  GA: [25, 50, 25],
  AL: [25, 50, 25],
  SC: [25, 50, 25],
  NC: [50, 100, 50],
  TN: [25, 50, 25],
  KY: [25, 50, 25],
  VA: [50, 100, 25],
  MS: [25, 50, 25],
  LA: [15, 30, 25],
};
const fr44: Record<string, [number, number, number]> = { FL: [100, 300, 50], VA: [100, 200, 50] };
const zips: Record<string, string> = {
  FL: '33131',
  GA: '30301',
  AL: '35203',
  SC: '29201',
  NC: '27601',
  TN: '37201',
  KY: '40202',
  VA: '23219',
  MS: '39201',
  LA: '70112',
};

/** Filings of another state are tested in tests/unit/facts. */
function minimumOf(state: string, filing: string): [number, number, number] {
  if (filing.endsWith('-other-state')) {
    const limits = limitsFor(state, filing, agencyDay());
    return limits ? [limits.perPerson / 1000, limits.perCrash / 1000, limits.property / 1000] : [0, 0, 0];
  }
  return (filing === 'fr-44' ? fr44[state] : minimums[state]) ?? [0, 0, 0];
}

const visitor = { firstName: 'Ana', lastName: 'Lima', email: 'ana.lima@example.com' };
const post = (values: object, quote_type = 'auto-wizard') =>
  postJson(`${server.url}/api/send-quote-email`, { quote_type, coverage_details: JSON.stringify(values) });
const codesOf = async (response: Response): Promise<string[]> => {
  const { errors }: Problem = await response.json();
  return errors.map(({ field, code }) => `${field}: ${code}`);
};
const wizard = (state: string, rest: object) => ({ personalInfo: { ...visitor, zipCode: zips[state] }, ...rest });

/** Runs requests in groups, so that hundreds of them do not run out of sockets. */
async function inGroups<T>(all: readonly T[], ask: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += 24) await Promise.all(all.slice(at, at + 24).map(ask));
}

/** Offered only for a filing that requires exactly this limit. */
const onlyForFiling = '100000/200000';
const pairs = bodilyInjuryLimits.flatMap((body) => propertyDamageLimits.map((property) => ({ body, property })));

describe.each(agency.states)('%s', (state) => {
  test.each(filingsFor(state))('with filing %s: accepts the legal minimum and rejects every limit below it', async (filing) => {
    const [perPerson, perCrash, damage] = minimumOf(state, filing);
    const cases = pairs.map(({ body, property }) => {
      const [person = 0, crash = 0] = body.split('/').map((amount) => Number(amount) / 1000);
      const isSold = body !== onlyForFiling || (perPerson === 100 && perCrash === 200);
      const isLow = person < perPerson || crash < perCrash;
      const codes = [
        ...(isLow ? ['bodily_injury: below_minimum'] : isSold ? [] : ['bodily_injury: not_sold']),
        ...(Number(property) / 1000 < damage ? ['property_damage: below_minimum'] : []),
      ];
      return { body, property, codes };
    });
    const before = await stored.count();
    const valuesOf = (body: string, property: string) =>
      wizard(state, { filingNeeded: filing, coveragePrefs: { bodily_injury: body, property_damage: property } });
    await inGroups(
      cases.filter(({ codes }) => codes.length > 0),
      async ({ body, property, codes }) => {
        const response = await post(valuesOf(body, property));
        expect([body, property, response.status, await codesOf(response)]).toEqual([body, property, 422, codes]);
      },
    );
    expect(await stored.count()).toBe(before);
    const lowest = cases.find(({ codes }) => codes.length === 0);
    const accepted = await post(valuesOf(lowest?.body ?? '', lowest?.property ?? ''));
    expect(accepted.status).toBe(201);
  });

  test('rejects a filing that the state does not have, in every form', async () => {
    const missing = filingIds.filter((filing) => !filingsFor(state).includes(filing));
    const auto = { ...personalAutoValues, state, zipCode: zips[state] };
    for (const filingNeeded of missing) {
      const responses = [await post(wizard(state, { filingNeeded })), await post({ ...auto, filingNeeded }, 'personal-auto')];
      for (const response of responses) expect([response.status, await codesOf(response)]).toEqual([422, ['filingNeeded: filing_state']]);
    }
  });
});

test('rejects a limit that is not in the list, in every format', async () => {
  for (const bodily_injury of ['5000/10000', '10000', '1/1', '', ['100000/300000'], 100_000]) {
    const response = await post(wizard('GA', { bodily_injury }));
    expect([bodily_injury, response.status]).toEqual([bodily_injury, bodily_injury === '' ? 201 : 422]);
  }
  const plain = { form: 'auto-wizard', ...visitor, zipCode: '23219', bodily_injury: '25000/50000', property_damage: '20000' };
  const response = await fetch(`${server.url}/api/send-quote-email`, { method: 'POST', body: new URLSearchParams(plain) });
  expect(response.status).toBe(422);
});
