import { blankTime } from '#components/layout/blank-time.ts';
import { locales } from '#lib/i18n/routing.ts';
import { pageOffice } from '#lib/site/business-clock.ts';

test.each(locales)('the space for a time in %s has no words in any language', (locale) => {
  expect(blankTime(pageOffice(locale))).toMatch(/^[\u2007\s]{12,}$/);
});
