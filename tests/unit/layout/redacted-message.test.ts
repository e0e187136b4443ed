import { redactedMessage } from '#components/layout/redacted-message.ts';

test('an error tells its reason and nothing of a visitor', () => {
  expect(redactedMessage(new Error('Loading chunk 12 failed'))).toBe('Loading chunk 12 failed');
  const told = redactedMessage(new Error('no lead for ana@example.com, (305) 555-0142, 12-3456789'));
  expect(told).toContain('no lead for');
  expect(told).not.toMatch(/ana|example|555|3456/);
  expect(redactedMessage(new Error('x'.repeat(500)))).toHaveLength(200);
});

test('what is not an error has no reason', () => {
  expect(redactedMessage('ana@example.com')).toBe('');
});
