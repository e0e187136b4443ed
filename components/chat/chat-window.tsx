'use client';

import { use, useEffect, useRef } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { Conversation } from './conversation.tsx';

type Parts = { words: ChatWords; form: FormView };

const loaded = new Map<Locale, Promise<Parts | undefined>>();

/** The words and the form of the window, asked for once a page; undefined where the server cannot be reached. */
function partsFor(locale: Locale): Promise<Parts | undefined> {
  const known = loaded.get(locale);
  if (known) return known;
  const asked = fetch(`/api/chat?locale=${locale}`)
    .then((answer): Promise<Parts> | undefined => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  loaded.set(locale, asked);
  return asked;
}

/** The chat as the browser's own dialog: Esc closes it, the focus goes back to the button, nothing behind it is covered while it is used. */
export function ChatWindow({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const parts = use(partsFor(locale));
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!parts) {
      loaded.delete(locale);
      location.assign(document.querySelector<HTMLAnchorElement>('.chat-button')?.href ?? '/');
      return;
    }
    dialog.current?.showModal();
    dialog.current?.querySelector('textarea')?.focus();
  }, [parts, locale]);
  if (!parts) return null;
  return (
    <dialog ref={dialog} className="chat-window" aria-labelledby="chat-title" closedby="any" onClose={onClose}>
      <Conversation locale={locale} words={parts.words} form={parts.form} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
