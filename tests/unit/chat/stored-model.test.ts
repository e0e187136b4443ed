import { serialize } from 'node:v8';
import { parseModel } from '#lib/chat/match-topic.ts';

test('reads a stored model and refuses a damaged one', () => {
  const whole = serialize({ model: { weights: new Float32Array(4) }, words: new Set(['sr-22']) });
  expect(parseModel(whole).words.has('sr-22')).toBe(true);
  expect(() => parseModel(whole.subarray(0, 20))).toThrow('deserialize');
});
