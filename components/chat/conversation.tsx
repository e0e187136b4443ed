import { type Ref, useImperativeHandle, useState } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import { Button } from '#components/ui/button.tsx';
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
      <div data-slot="chat-head" className="flex items-center gap-2 border-line border-b p-4">
        <h2 id="chat-title" className="grow font-bold text-lg leading-tight">
          {words.title}
        </h2>
        <Button intent="quiet" onClick={clear} className="px-2 text-sm">
          {words.clear}
        </Button>
        <Button intent="quiet" onClick={onClose} aria-label={words.close} className="min-w-11 shrink-0 px-0 no-underline">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </Button>
      </div>
      <div role="log" aria-label={words.log} hidden={formOpener !== undefined} className="grow overflow-y-auto overscroll-contain p-4">
        <p className="mb-4 text-muted text-sm">{words.notice}</p>
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} words={words} onLead={setFormOpener} />
          ))}
        </ol>
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
