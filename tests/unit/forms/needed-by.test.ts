import { isNeeded } from '#lib/forms/answers.ts';
import { certificateForm } from '#lib/forms/certificate.ts';
import type { Field } from '#lib/forms/field.ts';

const time = certificateForm.fields.find(({ name }) => name === 'neededByTime') as Field;
const needed = (neededByDate: string, now: string) => isNeeded(time, certificateForm, { neededByDate }, Date.parse(now));

describe('the time of day a certificate is needed by', () => {
  it.each([
    ['2026-11-23', '2026-11-20T04:59:59Z', false],
    ['2026-11-23', '2026-11-20T05:00:01Z', true],
    ['2026-07-23', '2026-07-20T03:59:59Z', false],
    ['2026-07-23', '2026-07-20T04:00:01Z', true],
    ['2026-11-02', '2026-10-30T04:59:59Z', false],
    ['2026-11-02', '2026-10-30T05:00:01Z', true],
    ['11/23/2026', '2026-11-22T12:00:00Z', true],
    ['', '2026-11-22T12:00:00Z', false],
    ['soon', '2026-11-22T12:00:00Z', false],
  ])('%s asked at %s: %s', (day, now, expected) => {
    expect(needed(day, now)).toBe(expected);
  });
});
