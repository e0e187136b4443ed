import { readConfig } from '#lib/config.ts';
import { agency } from '#lib/site/agency.ts';
import { requestDays } from '#lib/site/retention.ts';

test('requests are kept no longer than the privacy notice promises, unless a setting says so', () => {
  expect(readConfig({}).retentionDays).toBe(requestDays);
});

test('the agency names a licence for every state where it is licensed', () => {
  expect(agency.licenses.map(({ state }) => state)).toEqual(agency.states);
});
