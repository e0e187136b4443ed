import dates from '#data/page-dates.json' with { type: 'json' };
import { lastChange } from '#lib/seo/sitemap-entries.ts';
import { pageFingerprints } from '#lib/seo/page-fingerprint.ts';

test('the day of each page was recorded after its last change: npm run dates', () => {
  const recorded = Object.entries(dates).map(([id, { hash }]) => [id, hash]);
  expect(recorded).toEqual(pageFingerprints());
});

test('returns the day of a page, and none for an unknown page', () => {
  expect(lastChange('home')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(lastChange('nowhere')).toBeUndefined();
});
