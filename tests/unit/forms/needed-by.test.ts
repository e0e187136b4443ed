import { isRequired } from '#lib/forms/field-values.ts';
import { certificateForm } from '#lib/forms/certificate.ts';
import type { Field } from '#lib/forms/form-definition.ts';
import { isPast } from '#lib/forms/schema.ts';
import { checkValues } from '#lib/forms/check-values.ts';

const time = certificateForm.fields.find(({ name }) => name === 'neededByTime') as Field;
const isTimeRequired = (neededByDate: string, now: string) => isRequired(time, certificateForm, { neededByDate }, Date.parse(now));

describe('the time of day is required', () => {
  it.each([
    ['2026-11-23', '2026-11-20T04:59:59Z', false],
    ['2026-11-23', '2026-11-20T05:00:01Z', true],
    ['2026-07-23', '2026-07-20T03:59:59Z', false],
    ['2026-07-23', '2026-07-20T04:00:01Z', true],
    ['2026-11-02', '2026-10-30T04:59:59Z', false],
    ['2026-11-02', '2026-10-30T05:00:01Z', true],
    ['2027-03-15', '2027-03-12T03:59:59Z', false],
    ['2027-03-15', '2027-03-12T04:00:01Z', true],
    ['11/23/2026', '2026-11-22T12:00:00Z', true],
    ['', '2026-11-22T12:00:00Z', false],
    ['soon', '2026-11-22T12:00:00Z', false],
  ])('for a certificate needed on %s, entered at %s: %s', (day, now, expected) => {
    expect(isTimeRequired(day, now)).toBe(expected);
  });
});

describe('the time of day is past', () => {
  it.each([
    // 1:00 occurs twice when summer time ends, 2:30 never when it begins.
    ['2026-11-01', '01:30', '2026-11-01T05:29:00Z', false],
    ['2026-11-01', '01:30', '2026-11-01T06:31:00Z', true],
    ['2027-03-14', '03:00', '2027-03-14T06:59:00Z', false],
    ['2027-03-14', '03:00', '2027-03-14T07:01:00Z', true],
    ['2026-11-20', '17:00', '2026-11-20T21:59:00Z', false],
    ['2026-11-20', '17:00', '2026-11-20T22:01:00Z', true],
    ['11/20/2026', '17:00', '2026-11-20T22:01:00Z', true],
    // It is the next day in UTC, but not in Eastern time.
    ['2026-11-21', '00:30', '2026-11-21T04:00:00Z', false],
    ['2026-11-21', '09:00', '2026-11-20T22:00:00Z', false],
    ['', '09:00', '2026-11-20T22:00:00Z', false],
  ])('%s at %s, entered at %s: %s', (neededByDate, value, now, expected) => {
    expect(isPast(time, value, { neededByDate }, Date.parse(now))).toBe(expected);
  });
});

it('rejects a certificate for a past hour', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T22:01:00Z') });
  const problems = (neededByTime: string) => {
    const checked = checkValues(certificateForm, { neededByDate: '2026-11-20', neededByTime });
    return checked.status === 'invalid' ? checked.problems.filter(({ field }) => field.startsWith('neededBy')) : [];
  };
  expect(problems('17:00')).toEqual([{ field: 'neededByTime', code: 'past' }]);
  expect(problems('17:01')).toEqual([]);
  expect(problems('5:00 pm')).toEqual([{ field: 'neededByTime', code: 'past' }]);
  expect(['5:01 p.m.', '5:01 p. m.', '11 PM', '17h01', '23h'].map(problems)).toEqual([[], [], [], [], []]);
  expect(problems('16h59')).toEqual([{ field: 'neededByTime', code: 'past' }]);
  expect(problems('13:00 pm')).toEqual([{ field: 'neededByTime', code: 'time' }]);
  expect(problems('soon')).toEqual([{ field: 'neededByTime', code: 'time' }]);
  jest.useRealTimers();
});
