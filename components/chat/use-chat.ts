import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatChoice } from '#lib/chat/reply-parts.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type ChatMessage, keepTranscript, messageOf, type ReplyParts, readTranscript } from './transcript.ts';

const replyDelayMs = { min: 1000, max: 2000 };
const responseLimitMs = 15_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, replyDelayMs.min + Math.random() * (replyDelayMs.max - replyDelayMs.min)));

type Asked = { message: string; topic?: string };

/** The reply, or the server's problem text; undefined when the server was not reached. */
async function ask(asked: Asked, locale: Locale, previous: string | undefined): Promise<(ReplyParts & { text: string }) | undefined> {
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({ ...asked, locale, previous }),
      signal: AbortSignal.timeout(responseLimitMs),
    });
    const body = await response.json();
    return response.ok ? body : { text: String(body.detail), sources: [], links: [], offersForm: true };
  } catch {
    return undefined;
  }
}

/** The visitor's last messages: the page or the window may have been left before their replies came. */
const unanswered = (messages: readonly ChatMessage[]) => messages.slice(messages.findLastIndex(({ isUser }) => !isUser) + 1);

/** The conversation of a visit. Replies come in the order of the messages, after one to two seconds. */
export function useChat(locale: Locale, greeting: string, unreached: string) {
  const [messages, setMessages] = useState<ChatMessage[]>(() => {
    const kept = readTranscript();
    return kept.length > 0 ? kept : [messageOf(greeting, false)];
  });
  const [waiting, setWaiting] = useState(() => unanswered(messages).length);
  const queue = useRef(Promise.resolve());
  const timesCleared = useRef(0);
  const previous = useRef(messages.findLast(({ replyId }) => replyId)?.replyId);
  useEffect(() => keepTranscript(messages), [messages]);

  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);

  const answer = async (asked: Asked, earlier: Promise<void>) => {
    const conversation = timesCleared.current;
    await earlier;
    const [reply] = await Promise.all([ask(asked, locale, previous.current), pause()]);
    // The visitor cleared the conversation meanwhile.
    if (conversation !== timesCleared.current) return;
    setWaiting((count) => count - 1);
    previous.current = reply?.id;
    add(
      reply
        ? messageOf(reply.text, false, { ...reply, asked: asked.message })
        : messageOf(unreached, false, { offersForm: true, sources: [], links: [] }),
    );
  };

  const send = (text: string, asked: Asked = { message: text }) => {
    add(messageOf(text, true));
    setWaiting((count) => count + 1);
    queue.current = answer(asked, queue.current);
  };

  const answerLeftMessages = useEffectEvent(() => {
    for (const { text } of unanswered(messages)) queue.current = answer({ message: text }, queue.current);
  });
  useEffect(() => {
    const timer = setTimeout(answerLeftMessages);
    return () => clearTimeout(timer);
  }, []);

  return {
    messages,
    isTyping: waiting > 0,
    send: (text: string) => send(text),
    /** Asks a question that a reply offered; the server still reads the state and the filing in the visitor's own message. */
    choose: ({ topic, question }: ChatChoice, message = question) => send(question, { message, topic }),
    addReply: (text: string) => add(messageOf(text, false)),
    clear: () => {
      timesCleared.current += 1;
      previous.current = undefined;
      setWaiting(0);
      setMessages([messageOf(greeting, false)]);
    },
  };
}
