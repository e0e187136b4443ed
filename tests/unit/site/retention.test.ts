import { readConfig } from '#lib/config.ts';
import { lastChange } from '#lib/seo/sitemap-entries.ts';
import { agency } from '#lib/site/agency.ts';
import { noticesFrom, leadDays } from '#lib/site/retention.ts';

test('the default retention is the one of the privacy notice', () => {
  expect(readConfig({}).retentionDays).toBe(leadDays);
});

test('the agency names a license for every state where it is licensed', () => {
  expect(agency.licenses.map(({ state }) => state)).toEqual(agency.states);
});

test.each(['privacy', 'terms', 'accessibility'])('the effective date of the notice %s is not older than its last change', (page) => {
  expect(lastChange(page)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([noticesFrom, lastChange(page)].toSorted().at(-1)).toBe(noticesFrom);
});
