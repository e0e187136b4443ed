import { blankTime } from '#components/layout/closed-notice.tsx';
import { locales } from '#lib/i18n/routing.ts';
import { pageOffice } from '#lib/site/business-clock.ts';

test.each(locales)('the space for a time in %s has no words in any language', (locale) => {
  for (const part of ['opens', 'due'] as const) expect(blankTime(pageOffice(locale), part)).toMatch(/^[\u2007\s]{5,}$/);
});
