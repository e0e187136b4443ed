import { type Ref, useImperativeHandle, useState } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import type { ChatChoice } from '#lib/chat/reply-parts.ts';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { displayReference } from '#lib/site/reference.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatLeadForm } from './chat-lead-form.tsx';
import { ReplyText } from './reply-text.tsx';
import { type ChatMessage, transcriptText } from './transcript.ts';
import { useChat } from './use-chat.ts';

type ChatBubbleProps = {
  message: ChatMessage;
  words: ChatWords;
  onChoose: (choice: ChatChoice, asked?: string) => void;
  onLead: (opener: HTMLElement) => void;
};

/** With more links a reply would not fit the window; a reply that offers the ways to a person has room for fewer. */
const maxLinks = 4;
const maxLinksBesideLead = 2;
const gapPx = 16;
const option = 'inline-flex min-h-11 items-center border border-field bg-surface px-4 font-semibold text-primary text-sm leading-tight';
const chip = `${option} rounded-full`;

function ChatBubble({
  message: { question, text, isUser, sources, links, choices, asked, isHandover, offersForm },
  words,
  onChoose,
  onLead,
}: ChatBubbleProps) {
  // The next step of a reply without a form is its first page.
  const nextPage = offersForm ? undefined : links[0];
  const otherLinks = links.slice(0, offersForm ? maxLinksBesideLead : maxLinks).filter((link) => link !== nextPage);
  // A reply takes the width of a phone: its next step is then seen sooner.
  const side = isUser ? 'max-w-[90%] self-end bg-primary text-on-primary' : 'self-start bg-sunken text-ink sm:max-w-[90%]';
  // A reply that answers nothing shows the questions first.
  const offered = choices.length > 0 && (
    <div className={`flex flex-col gap-2 ${isHandover ? 'mb-4' : 'mt-3'}`}>
      <p className="font-semibold">{isHandover ? words.whichQuestion : words.otherQuestions}</p>
      {choices.map((choice) => (
        <button key={choice.topic} type="button" onClick={() => onChoose(choice, asked)} className={`${option} rounded-control py-2 text-left`}>
          {choice.question}
        </button>
      ))}
    </div>
  );
  const pages = otherLinks.map(({ label, href }) => (
    <a key={href} href={href} className={chip}>
      {label}
    </a>
  ));
  return (
    <li className={`rounded-card px-4 py-3 ${side}`} data-reply={isUser ? undefined : ''}>
      {isUser ? (
        <p className="whitespace-pre-line break-words">
          <span className="sr-only">{words.you}: </span>
          {noWrap(text)}
        </p>
      ) : (
        <>
          <p className="mb-1 text-muted text-sm leading-snug">
            <span className="font-semibold">{words.assistant}</span>
            {question && <> · {noWrap(question)}</>}
          </p>
          {isHandover && offered}
          <ReplyText text={text} words={words} />
        </>
      )}
      {offersForm && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button onClick={({ currentTarget }) => onLead(currentTarget)}>{words.lead}</Button>
          {words.people.map(({ label, note, href }) => (
            <a key={href} href={href} className={`${chip} py-1.5`}>
              <span>
                {noWrap(label)}
                {note && <span className="block font-normal text-muted">{note}</span>}
              </span>
            </a>
          ))}
          {pages}
        </p>
      )}
      {nextPage && (
        <p className="mt-3">
          <ButtonLink intent="secondary" href={nextPage.href}>
            {nextPage.label}
          </ButtonLink>
        </p>
      )}
      {sources.map((source) => (
        <p key={source} className="mt-2 text-sm leading-snug">
          {source}
        </p>
      ))}
      {!isHandover && offered}
      {!offersForm && pages.length > 0 && <p className="mt-2 flex flex-wrap gap-2">{pages}</p>}
    </li>
  );
}

export type ConversationHandle = {
  closeForm: () => boolean;
};

type Props = { ref: Ref<ConversationHandle>; locale: Locale; words: ChatWords; form: FormView; onClose: () => void };

/** The share of the window that a question above its reply may take. */
const maxQuestionShare = 1 / 3;

/** Scrolls to the last reply with its question above it; otherwise, as while a reply is awaited, to the end. */
function scrollToLatest(end: HTMLElement | null): void {
  const log = end?.parentElement;
  const last = log?.querySelector('ol')?.lastElementChild;
  if (!log || !last) return;
  const distanceTo = (item: Element) => item.getBoundingClientRect().top - log.getBoundingClientRect().top - gapPx;
  const isReply = last.hasAttribute('data-reply') && end.hasAttribute('data-idle');
  const question = last.previousElementSibling ?? last;
  log.scrollTop += isReply ? Math.max(distanceTo(question), distanceTo(last) - log.clientHeight * maxQuestionShare) : log.scrollHeight;
}

export function Conversation({ ref, locale, words, form, onClose }: Props) {
  const { messages, isTyping, send, choose, addReply, clear } = useChat(locale, words.greeting, words.unreached);
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
        <p className="flex w-full flex-wrap items-center gap-x-3 text-muted text-sm leading-snug">
          {words.notice}
          <button
            type="button"
            hidden={formOpener !== undefined}
            onClick={() => send(words.person)}
            className="min-h-11 font-semibold text-primary underline underline-offset-4"
          >
            {words.person}
          </button>
        </p>
      </div>
      <div role="log" aria-label={words.log} hidden={formOpener !== undefined} className="grow overflow-y-auto overscroll-contain p-4">
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} words={words} onChoose={choose} onLead={setFormOpener} />
          ))}
        </ol>
        {messages.length === 1 && (
          <p className="mt-3 flex flex-wrap gap-2">
            {words.quick.map((question) => (
              <button key={question} type="button" onClick={() => send(question)} className={chip}>
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
        {/* The key changes with each message, so that the ref runs again. */}
        <div key={`${messages.length} ${isTyping}`} ref={scrollToLatest} data-idle={isTyping ? undefined : ''} />
      </div>
      {formOpener && (
        <ChatLeadForm
          words={words}
          form={form}
          opener={formOpener}
          transcript={transcriptText(messages)}
          onSent={(reference) => {
            addReply(words.leadSent.replace('{reference}', displayReference(reference)));
            setFormOpener(undefined);
          }}
          onBack={() => setFormOpener(undefined)}
        />
      )}
      <ChatInput words={words} onSend={send} isHidden={formOpener !== undefined} />
    </>
  );
}
