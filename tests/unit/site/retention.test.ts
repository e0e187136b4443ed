import { readConfig } from '#lib/config.ts';
import { lastChange } from '#lib/seo/sitemap-entries.ts';
import { noticesFrom, leadDays } from '#lib/site/retention.ts';

test('the default retention is the one of the privacy notice', () => {
  expect(readConfig({}).retentionDays).toBe(leadDays);
});

test.each(['privacy', 'terms', 'accessibility'])('the effective date of the notice %s is not older than its last change', (page) => {
  const changed = lastChange(page) ?? '';
  expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Date.parse(noticesFrom)).toBeGreaterThanOrEqual(Date.parse(changed));
});
