import { type Ref, useImperativeHandle, useState } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatInput } from './chat-input.tsx';
import { LeadForm } from './lead-form.tsx';
import { transcriptText } from './transcript.ts';
import { useChat } from './use-chat.ts';

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
