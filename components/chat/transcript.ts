import type { ChatReply } from '#lib/chat/reply-parts.ts';
import { readStored, writeStored } from '#components/ui/device-storage.ts';
import { randomId } from '#components/ui/random-id.ts';
import { chatKey } from '#lib/site/device-keys.ts';

export type ChatMessage = {
  id: string;
  /** The topic's own question, shown above the reply. */
  question?: string;
  text: string;
  /** A message of the visitor. Browsers have stored messages with this name. */
  isUser: boolean;
  timestamp: string;
  offersForm: boolean;
  sources: readonly string[];
  links: ChatReply['links'];
  choices: ChatReply['choices'];
  /** The reply answers nothing itself. */
  isHandover: boolean;
  /** The visitor's message, sent again when one of the choices is pressed. */
  asked?: string;
  /** The server uses it to interpret a short next message. */
  replyId?: string;
};

/** What the window shows of a reply; problems and unreached servers have no id and no choices. */
export type ReplyParts = Pick<ChatReply, 'offersForm' | 'links' | 'sources'> & {
  id?: string;
  question?: string;
  kind?: ChatReply['kind'];
  choices?: ChatReply['choices'];
};

const maxLength = 18_000;

export function messageOf(text: string, isUser: boolean, reply?: ReplyParts & { asked?: string }): ChatMessage {
  return {
    id: randomId(),
    ...(reply?.question && { question: reply.question }),
    text,
    isUser,
    timestamp: new Date().toISOString(),
    offersForm: reply?.offersForm ?? false,
    sources: reply?.sources ?? [],
    links: reply?.links ?? [],
    choices: reply?.choices ?? [],
    isHandover: reply?.kind === 'handover',
    ...(reply?.asked && { asked: reply.asked }),
    ...(reply?.id && { replyId: reply.id }),
  };
}

/** The messages of this visit; empty when the browser stores nothing. */
export function readTranscript(): ChatMessage[] {
  const kept = readStored('sessionStorage', chatKey);
  return Array.isArray(kept)
    ? kept.filter((message) => typeof message?.text === 'string' && Array.isArray(message.sources) && Array.isArray(message.choices))
    : [];
}

export function keepTranscript(messages: readonly ChatMessage[]): void {
  writeStored('sessionStorage', chatKey, messages.slice(-100));
}

/** The conversation as text for the staff, cut to its newest part. */
export function transcriptText(messages: readonly ChatMessage[]): string {
  return messages
    .map(({ text, isUser }) => `${isUser ? '>' : '<'} ${text}`)
    .join('\n')
    .slice(-maxLength);
}
