import { hasSurvived } from '../../../../quality/chaos/run-fault.ts';
import { isSoakPassed } from '../../../../quality/chaos/soak.ts';

const measured = { accepted: 40, refused: 2, delivered: 40, dead: 0, lost: 0, doubled: 0, copies: 2, p99: 20 };
const size = { megabytesBefore: 200, megabytesAfter: 210, handlesBefore: 60, handlesAfter: 61, maxHandles: 70 };

test('a fault is survived when no accepted lead is lost or doubled and no message has a third copy', () => {
  expect(hasSurvived(measured)).toBe(true);
  expect(hasSurvived({ ...measured, lost: 1 })).toBe(false);
  expect(hasSurvived({ ...measured, doubled: 1 })).toBe(false);
  expect(hasSurvived({ ...measured, copies: 3 })).toBe(false);
});

test('a fault or a soak during which no lead was accepted proves nothing', () => {
  const refusing = { ...measured, accepted: 0, delivered: 0, copies: 0 };
  expect(hasSurvived(refusing)).toBe(false);
  expect(isSoakPassed({ seconds: 60, perSecond: 5, ...refusing, ...size })).toBe(false);
  expect(isSoakPassed({ seconds: 60, perSecond: 5, ...measured, ...size })).toBe(true);
});
