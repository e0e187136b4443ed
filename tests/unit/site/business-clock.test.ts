import { assert, integer, property } from 'fast-check';
import { agency } from '#lib/site/agency.ts';
import { formatPromise, formatReplyTime, isOpen, type Office, agencyOffice, pageOffice, replyDueAt } from '#lib/site/business-clock.ts';
import { formatReplyTime as formatIn } from '#lib/site/office-hours.ts';
import { offsetsOf } from '#lib/site/wall-clock.ts';

const timeOf = (text: string) => Date.parse(text);
const at = (text: string) => new Date(timeOf(text)).toISOString();
const promised = (text: string, office?: Office) => new Date(replyDueAt(timeOf(text), office)).toISOString();

describe('open hours', () => {
  test.each([
    ['2026-11-20T08:59:59-05:00', false],
    ['2026-11-20T09:00:00-05:00', true],
    ['2026-11-20T16:59:59-05:00', true],
    ['2026-11-20T17:00:00-05:00', false],
    ['2026-11-21T12:00:00-05:00', false],
    ['2026-11-26T12:00:00-05:00', false],
  ])('%s is open: %s', (time, open) => expect(isOpen(timeOf(time))).toBe(open));

  test('follow the wall clock over both changes of daylight saving', () => {
    expect(isOpen(timeOf('2026-03-06T14:00:00Z'))).toBe(true);
    expect(isOpen(timeOf('2026-03-09T13:00:00Z'))).toBe(true);
    expect(isOpen(timeOf('2026-03-06T13:59:00Z'))).toBe(false);
    expect(isOpen(timeOf('2026-10-30T13:00:00Z'))).toBe(true);
    expect(isOpen(timeOf('2026-11-02T13:59:00Z'))).toBe(false);
    expect(isOpen(timeOf('2026-11-02T14:00:00Z'))).toBe(true);
  });
});

describe('the promise', () => {
  test.each([
    ['inside a day', '2026-11-18T10:12:00-05:00', '2026-11-18T11:12:00-05:00'],
    ['exactly until closing', '2026-11-18T16:00:00-05:00', '2026-11-18T17:00:00-05:00'],
    ['over the night', '2026-11-18T16:40:00-05:00', '2026-11-19T09:40:00-05:00'],
    ['before opening', '2026-11-18T03:00:00-05:00', '2026-11-18T10:00:00-05:00'],
    ['on Friday evening', '2026-11-20T19:00:00-05:00', '2026-11-23T10:00:00-05:00'],
    ['late on Friday', '2026-11-20T16:30:00-05:00', '2026-11-23T09:30:00-05:00'],
    ['before a holiday', '2026-11-25T18:00:00-05:00', '2026-11-27T10:00:00-05:00'],
    ['over the change to winter time', '2026-10-30T16:30:00-04:00', '2026-11-02T09:30:00-05:00'],
    ['over the change to summer time', '2027-03-12T17:30:00-05:00', '2027-03-15T10:00:00-04:00'],
  ])('is one open hour later: %s', (_, asked, answered) => expect(promised(asked)).toBe(at(answered)));

  test('counts only open minutes across a change of clocks', () => {
    const night = { opens: 0, closes: 480 };
    const office = { timeZone: agency.timeZone, hours: { 0: night }, holidays: [], responsePromiseMinutes: 180 };
    expect(promised('2026-11-01T00:00:00-04:00', office)).toBe(at('2026-11-01T02:00:00-05:00'));
    expect(promised('2027-03-14T00:00:00-05:00', office)).toBe(at('2027-03-14T04:00:00-04:00'));
  });

  test('continues on following days when longer than a day', () => {
    const office = { ...agency, responsePromiseMinutes: 600 };
    expect(promised('2026-11-20T09:00:00-05:00', office)).toBe(at('2026-11-23T11:00:00-05:00'));
  });

  test('throws for an office that never opens', () => {
    expect(() => replyDueAt(0, { ...agency, hours: {} })).toThrow('no open hours');
  });

  test('is at least the promised time ahead, within open hours', () => {
    const times = integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
    assert(
      property(times, (now) => {
        const by = replyDueAt(now);
        expect(by - now).toBeGreaterThanOrEqual(agency.responsePromiseMinutes * 60_000);
        expect(isOpen(by - 1)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the page's UTC offsets", () => {
  const year = new Date().getUTCFullYear();

  test('change four times in two years and end', () => {
    const offsets = pageOffice('en').offsets ?? [];
    expect(offsets.map(([, minutes]) => minutes)).toEqual([-300, -240, -300, -240, -300, null]);
    expect(offsets.at(-1)?.[0]).toBe(Date.UTC(year + 2, 0) / 60_000);
  });

  test("match the platform's clock within and outside these years", () => {
    const times = integer({ min: Date.UTC(year - 1, 0), max: Date.UTC(year + 3, 0) });
    assert(
      property(times, (now) => {
        expect(isOpen(now, pageOffice('en'))).toBe(isOpen(now, agencyOffice));
        expect(replyDueAt(now, pageOffice('en'))).toBe(replyDueAt(now, agencyOffice));
      }),
      { numRuns: 500 },
    );
    const { words } = pageOffice('en');
    for (const [from] of pageOffice('en').offsets ?? [])
      for (const now of [from * 60_000 - 1, from * 60_000]) expect(formatIn(now, words, pageOffice('en'))).toBe(formatIn(now, words, agencyOffice));
  });

  test('work for zones without daylight saving and with half-hour offsets', () => {
    const [from, to] = [Date.UTC(2026, 0), Date.UTC(2027, 0)];
    expect(offsetsOf('America/Phoenix', from, to)).toEqual([
      [from / 60_000, -420],
      [to / 60_000, null],
    ]);
    expect(offsetsOf('Asia/Kolkata', from, to)[0]).toEqual([from / 60_000, 330]);
  });
});

describe('the promise as text', () => {
  test.each([
    ['en', 'en-US'],
    ['es', 'es-US'],
    ['pt', 'pt-BR'],
  ])('%s: each weekday and each minute of the day is written as in the tables of the language', (locale, tag) => {
    const { timeZone } = agency;
    const weekday = new Intl.DateTimeFormat(tag, { timeZone, weekday: 'long' });
    const time = new Intl.DateTimeFormat(tag, { timeZone, hour: 'numeric', minute: '2-digit' });
    // The style guide departs from the platform: «2:30 p. m.» and «14h30».
    const written = (text: string) => (locale === 'es' ? text.replace('.m', '. m') : text.replace(/^0?(\d+):(\d\d)$/, '$1h$2').replace(/h00$/, 'h'));
    const start = timeOf('2026-11-22T00:00:00-05:00');
    for (let minute = 0; minute < 7 * 1440; minute += 7) {
      const now = start + minute * 60_000;
      const words = formatReplyTime(now, locale).replaceAll('\u00a0', ' ');
      expect(words.startsWith(weekday.format(now))).toBe(true);
      expect(words).toContain(` ${written(time.format(now).replace(/\s/g, ' '))} ET`);
    }
  });

  const monday = timeOf('2026-11-23T10:00:00-05:00');
  test.each([
    ['en', 'Monday at 10:00 AM ET'],
    ['es', 'lunes a las 10:00 a. m. ET'],
    ['pt', 'segunda-feira às 10h ET'],
  ])('names the time of a reply in %s', (locale, words) => expect(formatReplyTime(monday, locale).replaceAll('\u00a0', ' ')).toBe(words));

  test.each([
    ['en', '2026-11-23T09:00:00-05:00', 'today, Monday at 10:00 AM ET'],
    ['es', '2026-11-23T09:00:00-05:00', 'hoy, lunes a las 10:00 a. m. ET'],
    ['pt', '2026-11-23T09:00:00-05:00', 'hoje, segunda-feira às 10h ET'],
    ['en', '2026-11-21T12:00:00-05:00', 'Monday at 10:00 AM ET'],
    ['es', '2026-11-21T12:00:00-05:00', 'el lunes a las 10:00 a. m. ET'],
    ['pt', '2026-11-21T12:00:00-05:00', 'segunda-feira às 10h ET'],
  ])('a page in %s says whether a promise made at %s is for today', (locale, now, words) => {
    expect(formatPromise(timeOf(now), locale).replaceAll('\u00a0', ' ')).toBe(words);
  });

  test('rounds up, so that no time earlier than promised is shown', () => {
    expect(formatReplyTime(monday + 1, 'en')).toBe('Monday at 10:01\u00a0AM\u00a0ET');
  });
});
