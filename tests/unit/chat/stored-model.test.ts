import { serialize } from 'node:v8';
import { storedModel } from '#lib/chat/match-topic.ts';

test('a stored model that is missing or damaged is no model, so the site trains its own', () => {
  const whole = serialize({ model: { weights: new Float32Array(4) }, words: new Set(['sr-22']) });
  expect(storedModel(() => undefined)).toBeUndefined();
  expect(storedModel(() => whole.subarray(0, 20))).toBeUndefined();
  expect(
    storedModel(() => {
      throw new Error('EIO');
    }),
  ).toBeUndefined();
  expect(storedModel(() => whole)?.words.has('sr-22')).toBe(true);
});
