import { Button } from '#components/ui/button.tsx';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { ChatMessage } from './transcript.ts';

type Props = { message: ChatMessage; words: ChatWords; onLead: (opener: HTMLElement) => void };

export function ChatBubble({ message: { text, isUser, sources, links, requiresLead }, words, onLead }: Props) {
  const side = isUser ? 'self-end bg-primary text-on-primary' : 'self-start bg-sunken text-ink';
  return (
    <li className={`max-w-[85%] rounded-card px-4 py-3 ${side}`}>
      <span className="sr-only">{isUser ? words.you : words.assistant}: </span>
      <p className="whitespace-pre-line break-words">
        <NoWrap>{text}</NoWrap>
      </p>
      {sources.map((source) => (
        <p key={source} className="mt-2 text-sm leading-snug">
          {source}
        </p>
      ))}
      {links.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              {label}
            </a>
          ))}
        </p>
      )}
      {requiresLead && (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button onClick={({ currentTarget }) => onLead(currentTarget)}>{words.lead}</Button>
          {[words.call, words.text, words.whatsApp].map(
            (way) =>
              way && (
                <a key={way.href} href={way.href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
                  {way.label}
                </a>
              ),
          )}
        </p>
      )}
    </li>
  );
}
