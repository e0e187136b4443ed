import { type Ref, useImperativeHandle, useState } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { Button } from '#components/ui/button.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { ChatInput } from './chat-input.tsx';
import { LeadForm } from './lead-form.tsx';
import { type ChatMessage, transcriptText } from './transcript.ts';
import { useChat } from './use-chat.ts';

type ChatBubbleProps = { message: ChatMessage; words: ChatWords; onLead: (opener: HTMLElement) => void };

function ChatBubble({ message: { text, isUser, sources, links, requiresLead }, words, onLead }: ChatBubbleProps) {
  const side = isUser ? 'self-end bg-primary text-on-primary' : 'self-start bg-sunken text-ink';
  return (
    <li className={`max-w-[85%] rounded-card px-4 py-3 ${side}`}>
      <span className="sr-only">{isUser ? words.you : words.assistant}: </span>
      <p className="whitespace-pre-line break-words">{noWrap(text)}</p>
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

export type ConversationHandle = {
  closeForm: () => boolean;
};

type Props = { ref: Ref<ConversationHandle>; locale: Locale; words: ChatWords; form: FormView; onClose: () => void };

/** The key changes with each message, so the ref scrolls the end into view. */
const scrollHere = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'end' });

export function Conversation({ ref, locale, words, form, onClose }: Props) {
  const { messages, isTyping, say, tell, clear } = useChat(locale, words.greeting, words.unreached);
  const [formOpener, setFormOpener] = useState<HTMLElement>();
  useImperativeHandle(ref, () => ({
    closeForm: () => {
      setFormOpener(undefined);
      return formOpener !== undefined;
    },
  }));
  return (
    <>
      <div data-slot="chat-head" className="flex flex-wrap items-center gap-x-3 border-line border-b px-4 py-2">
        <h2 id="chat-title" className="grow font-bold text-lg leading-tight">
          {words.title}
        </h2>
        <button type="button" onClick={clear} className="min-h-11 font-semibold text-primary text-sm underline underline-offset-4">
          {words.clear}
        </button>
        <button
          type="button"
          onClick={onClose}
          aria-label={words.close}
          className="-mr-2.5 inline-flex size-11 items-center justify-center text-primary"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <p className="w-full pb-1 text-muted text-sm leading-snug">{words.notice}</p>
      </div>
      <div role="log" aria-label={words.log} hidden={formOpener !== undefined} className="grow overflow-y-auto overscroll-contain p-4">
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} words={words} onLead={setFormOpener} />
          ))}
        </ol>
        {messages.length === 1 && (
          <p className="mt-3 flex flex-wrap gap-2">
            {words.quick.map((question) => (
              <button
                key={question}
                type="button"
                onClick={() => say(question)}
                className="min-h-11 rounded-full border border-field bg-surface px-4 font-semibold text-primary text-sm"
              >
                {question}
              </button>
            ))}
          </p>
        )}
        {isTyping && (
          <p role="status" className="mt-3 text-muted text-sm">
            {words.typing}
          </p>
        )}
        <div key={`${messages.length} ${isTyping}`} ref={scrollHere} />
      </div>
      {formOpener ? (
        <LeadForm
          words={words}
          form={form}
          opener={formOpener}
          transcript={transcriptText(messages)}
          onSent={(reference) => {
            tell(words.leadSent.replace('{reference}', reference));
            setFormOpener(undefined);
          }}
          onBack={() => setFormOpener(undefined)}
        />
      ) : (
        <ChatInput words={words} onSay={say} />
      )}
    </>
  );
}
