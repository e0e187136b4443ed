import { blankTime } from '#components/layout/closed-notice.tsx';
import { locales } from '#lib/i18n/routing.ts';
import { pageOffice } from '#lib/site/business-clock.ts';

test.each(locales)('in %s the space kept for a time consists of blanks', (locale) => {
  for (const part of ['opens', 'due'] as const) expect(blankTime(pageOffice(locale), part)).toMatch(/^[\u2007\s]{5,}$/);
});
