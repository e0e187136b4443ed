import { blankTime } from '#components/layout/closed-notice.tsx';
import { locales } from '#lib/i18n/routing.ts';
import { pageOffice } from '#lib/site/business-clock.ts';

test.each(locales)('the placeholder of a time is blank in %s', (locale) => {
  for (const part of ['opens', 'due'] as const) expect(blankTime(pageOffice(locale), part)).toMatch(/^[\u2007\s]{5,}$/);
});
