import { useEffect, useRef, useState } from 'react';
import type { ChatReply } from '#lib/chat/reply-parts.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type ChatMessage, keepTranscript, messageOf, readTranscript } from './transcript.ts';

const replyDelayMs = { min: 1000, max: 2000 };
const answerLimitMs = 15_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, replyDelayMs.min + Math.random() * (replyDelayMs.max - replyDelayMs.min)));

type ReplyParts = Pick<ChatReply, 'text' | 'sources' | 'links' | 'lead'> & { id?: string };

/** The reply, or the server's problem text; undefined when the server was not reached. */
async function ask(message: string, locale: Locale, previous: string | undefined): Promise<ReplyParts | undefined> {
  try {
    const answer = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({ message, locale, previous }),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const body = await answer.json();
    return answer.ok ? body : { text: String(body.detail), sources: [], links: [], lead: true };
  } catch {
    return undefined;
  }
}

/** The conversation of a visit. Replies come in the order of the messages, after one to two seconds. */
export function useChat(locale: Locale, greeting: string, unreached: string) {
  const [messages, setMessages] = useState<ChatMessage[]>(() => {
    const kept = readTranscript();
    return kept.length > 0 ? kept : [messageOf(greeting, false)];
  });
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  const previous = useRef(messages.findLast(({ topic }) => topic)?.topic);
  useEffect(() => keepTranscript(messages), [messages]);

  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);

  const answer = async (text: string, earlier: Promise<void>) => {
    await earlier;
    const [reply] = await Promise.all([ask(text, locale, previous.current), pause()]);
    previous.current = reply?.id;
    add(reply ? messageOf(reply.text, false, reply) : messageOf(unreached, false, { lead: true, sources: [], links: [] }));
    setWaiting((count) => count - 1);
  };

  const say = (text: string) => {
    add(messageOf(text, true));
    setWaiting((count) => count + 1);
    queue.current = answer(text, queue.current);
  };

  return {
    messages,
    isTyping: waiting > 0,
    say,
    tell: (text: string) => add(messageOf(text, false)),
    clear: () => {
      previous.current = undefined;
      setMessages([messageOf(greeting, false)]);
    },
  };
}
