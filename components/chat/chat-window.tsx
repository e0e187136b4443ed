import { useEffect, useRef } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { Conversation } from './conversation.tsx';

/** What the window is made of, in the language of the page. */
export type ChatParts = { words: ChatWords; form: FormView };

type Props = ChatParts & { locale: Locale; onClose: () => void };

/** The chat as the browser's own dialog: Esc closes it, and nothing behind it can be covered while it is used. */
export function ChatWindow({ locale, words, form, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="chat-window" aria-labelledby="chat-title" closedby="any" onClose={onClose}>
      <Conversation locale={locale} words={words} form={form} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
