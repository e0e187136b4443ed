import { messageOf } from '#components/chat/transcript.ts';

const { crypto } = globalThis;
afterEach(() => void Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true }));

test('makes messages with ids of their own on a plain-http address, where the browser has no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  const [first, second] = [messageOf('Hello', true), messageOf('Hello', true)];
  expect(first.id).toMatch(/^[\da-f]{32}$/);
  expect(second.id).not.toBe(first.id);
});
