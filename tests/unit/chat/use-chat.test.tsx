/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useChat } from '#components/chat/use-chat.ts';

type Chat = ReturnType<typeof useChat>;

const reply = { kind: 'topic', id: 'hours', text: 'We are open.', sources: [], links: [], choices: [], offersForm: false };

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => reply }) });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => jest.useRealTimers());

function renderChat(): () => Chat {
  const rendered: { chat?: Chat } = {};
  function Probe() {
    rendered.chat = useChat('en', 'Hello', 'Not reached');
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Probe />));
  return () => {
    if (!rendered.chat) throw new Error('nothing was rendered');
    return rendered.chat;
  };
}

const waitForReplies = () => act(() => jest.advanceTimersByTimeAsync(2_500));

test('a cleared conversation awaits no reply, and the next message gets its own', async () => {
  const chat = renderChat();
  act(() => chat().send('When are you open?'));
  expect(chat().isTyping).toBe(true);
  act(() => chat().clear());
  expect(chat().isTyping).toBe(false);
  await waitForReplies();
  expect(chat().messages.map(({ text }) => text)).toEqual(['Hello']);
  act(() => chat().send('And on Sunday?'));
  expect(chat().isTyping).toBe(true);
  await waitForReplies();
  expect([chat().isTyping, chat().messages.map(({ text }) => text)]).toEqual([false, ['Hello', 'And on Sunday?', 'We are open.']]);
});
