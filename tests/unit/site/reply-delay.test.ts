import { locales } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { delayText } from '#lib/site/reply-delay.ts';

const text = (time: string, locale: (typeof locales)[number] = 'en') =>
  delayText(messagesFor(locale).forms.delay, Date.parse(time), pageOffice(locale)).replaceAll('\u00a0', ' ');

test.each([
  ['2026-11-24T12:00:00-05:00', ''],
  ['2026-11-24T16:30:00-05:00', 'We close at 5:00 PM today.'],
  ['2026-11-24T18:00:00-05:00', 'We’re closed now.'],
  ['2026-11-25T16:30:00-05:00', 'We close at 5:00 PM today, and tomorrow (Thursday) is a holiday.'],
  ['2026-11-25T18:00:00-05:00', 'We’re closed now, and tomorrow (Thursday) is a holiday.'],
  ['2026-11-26T12:00:00-05:00', 'We’re closed today for a holiday.'],
  ['2026-11-28T12:00:00-05:00', 'We’re closed now.'],
  ['2027-09-03T18:00:00-04:00', 'We’re closed now, and Monday is a holiday.'],
])('at %s a reply on a later day has the reason "%s"', (time, reason) => expect(text(time)).toBe(reason));

test('an office that is open through midnight does not close for a reply after it', () => {
  const allDay = { opens: 0, closes: 1440 };
  const office = { ...pageOffice('en'), hours: { 1: allDay, 2: allDay }, holidays: [] };
  const reason = (time: string) => delayText(messagesFor('en').forms.delay, Date.parse(time), office).replaceAll('\u00a0', ' ');
  expect(reason('2026-11-23T23:30:00-05:00')).toBe('');
  expect(reason('2026-11-24T23:30:00-05:00')).toBe('We close at 12:00 AM today.');
});

test.each(locales)('fills every placeholder in %s', (locale) => {
  for (const time of ['2026-11-24T16:30:00-05:00', '2026-11-25T16:30:00-05:00', '2026-11-25T18:00:00-05:00', '2027-09-03T18:00:00-04:00'])
    expect(text(time, locale)).not.toMatch(/[{}]/);
  expect(text('2026-11-25T16:30:00-05:00', 'es')).toBe('Hoy cerramos a las 5:00 p. m. y mañana (jueves) es feriado.');
  expect(text('2026-11-25T16:30:00-05:00', 'pt')).toBe('Hoje fechamos às 17h, e amanhã (quinta-feira) é feriado.');
});
