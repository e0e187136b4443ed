import { endingDay, stepDate } from '#lib/facts/step-dates.ts';
import { type Term, termFor } from '#lib/facts/term.ts';

const day = '2026-11-21';
const termOf = (...filing: Parameters<typeof termFor>): Term => {
  const term = termFor(...filing);
  if (!term) throw new Error('no term');
  return term;
};
const florida = termOf('FL', 'fr-44', day);
const southCarolina = termOf('SC', 'sr-22', day);

test('dates steps from a reinstatement: those before it are due by that day, the filing ends one term later', () => {
  const dateOf = (step: Parameters<typeof stepDate>[0]) => stepDate(step, florida, '2026-10-05');
  for (const step of ['letter', 'dutiesDui', 'policy', 'filed', 'fees'] as const) expect(dateOf(step)).toEqual({ when: 'by', date: '2026-10-05' });
  expect(dateOf('confirm')).toEqual({ when: 'on', date: '2026-10-05' });
  expect(dateOf('keepReported')).toEqual({ when: 'between', from: '2026-10-05', to: '2029-10-05' });
  expect(dateOf('end')).toEqual({ when: 'on', date: '2029-10-05' });
});

test('dates steps from a suspension: all after it', () => {
  expect(stepDate('policy', southCarolina, '2024-02-29')).toEqual({ when: 'from', date: '2024-02-29' });
  expect(stepDate('confirm', southCarolina, '2024-02-29')).toEqual({ when: 'from', date: '2024-02-29' });
  expect(stepDate('end', southCarolina, '2024-02-29')).toEqual({ when: 'on', date: '2027-03-01' });
});

test('gives no dates without a start, and no end for a paper that is valid for days', () => {
  for (const start of ['', '2026-02-30', 'soon'])
    expect([endingDay(florida, start), stepDate('end', florida, start)]).toEqual([undefined, undefined]);
  expect(endingDay(termOf('NC', 'dl-123', day), '2026-10-05')).toBeUndefined();
});
