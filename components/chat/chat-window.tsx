import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { Conversation, type ConversationHandle } from './conversation.tsx';

export type ChatParts = { words: ChatWords; form: FormView };

type Props = ChatParts & { locale: Locale; onClose: () => void };

/** The chat as a non-modal dialog, so that the page stays usable. Closes with Esc or the phone's back gesture. */
export function ChatWindow({ locale, words, form, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const conversation = useRef<ConversationHandle>(null);
  useEffect(() => {
    dialog.current?.show();
    dialog.current?.querySelector('textarea')?.focus();
    document.documentElement.dataset.chat = 'open';
    return () => {
      delete document.documentElement.dataset.chat;
    };
  }, []);
  const goBack = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!conversation.current?.closeForm()) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="chat-window"
      aria-labelledby="chat-title"
      closedby="closerequest"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && goBack(event)}
      onCancel={goBack}
      onClose={onClose}
    >
      <Conversation ref={conversation} locale={locale} words={words} form={form} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
