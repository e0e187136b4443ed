import { redactedMessage } from '#components/layout/error-screen.tsx';

test("keeps an error's message without a visitor's data", () => {
  expect(redactedMessage(new Error('Loading chunk 12 failed'))).toBe('Loading chunk 12 failed');
  const message = redactedMessage(new Error('no lead for ana@example.com, (305) 555-0142, 12-3456789'));
  expect(message).toContain('no lead for');
  expect(message).not.toMatch(/ana|example|555|3456/);
  expect(redactedMessage(new Error('x'.repeat(500)))).toHaveLength(200);
});

test('returns an empty text for anything but an error', () => {
  expect(redactedMessage('ana@example.com')).toBe('');
});
