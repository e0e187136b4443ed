import { zoneWords } from '#lib/i18n/zone-words.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { formatReplyTime } from '#lib/site/office-hours.ts';
import { zoneName } from '#lib/site/wall-clock.ts';

test.each([
  ['America/New_York', 'ET'],
  ['America/Chicago', 'CT'],
  ['America/Denver', 'MT'],
  ['America/Los_Angeles', 'PT'],
  ['Pacific/Honolulu', 'HST'],
])('%s is called %s, in summer and in winter', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name);
});

test("names the agency's time zone in each language", () => {
  expect(zoneWords('en')).toBe('Eastern Time');
  expect(zoneWords('es')).toBe('hora del Este');
  expect(zoneWords('pt')).toBe('horário do Leste');
});

test("formats a promised time in the office's time zone", () => {
  const noon = Date.UTC(2027, 0, 4, 18);
  expect(formatReplyTime(noon, siteLanguages.en.clock, { timeZone: 'America/Chicago' }).replaceAll('\u00a0', ' ')).toBe('Monday at 12:00 PM CT');
  expect(formatReplyTime(noon, siteLanguages.pt.clock, { timeZone: 'America/Los_Angeles' }).replaceAll('\u00a0', ' ')).toBe(
    'segunda-feira às 10h PT',
  );
});
