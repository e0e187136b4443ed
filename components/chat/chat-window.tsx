import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { Conversation, type ConversationHandle } from './conversation.tsx';

export type ChatParts = { words: ChatWords; form: FormView };

type Props = ChatParts & { locale: Locale; onClose: () => void };

/** Keeps a window of full height above the keyboard of a phone, which covers the page without resizing it. Not while the page is zoomed. */
function fitAboveKeyboard({ style }: HTMLElement, signal: AbortSignal): void {
  const { visualViewport: visible } = window;
  const fit = () => {
    const isZoomed = !visible || visible.scale > 1.01;
    style.setProperty('--visible-top', isZoomed ? '' : `${visible.offsetTop}px`);
    style.setProperty('--visible-height', isZoomed ? '' : `${visible.height}px`);
  };
  for (const type of ['resize', 'scroll']) visible?.addEventListener(type, fit, { signal });
  fit();
}

/** Whether the window would lie over the focused control of the page: over the middle of its first lines, since `main` can have the focus too. */
function covers(dialog: HTMLElement, focused: Element): boolean {
  if (focused === document.body || dialog.contains(focused)) return false;
  const window = dialog.getBoundingClientRect();
  const { left, width, top, height } = focused.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
  return x > window.left && x < window.right && y > window.top && y < window.bottom;
}

/**
 * The chat as a non-modal dialog, so that the page stays usable. On a phone it covers the page until the focus moves there. Closes with Esc or the
 * phone's back gesture.
 */
export function ChatWindow({ locale, words, form, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const conversation = useRef<ConversationHandle>(null);
  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return undefined;
    const end = new AbortController();
    const { dataset } = document.documentElement;
    const follow = () => {
      const focused = document.activeElement ?? document.body;
      if (focused !== document.body) dataset.chat = element.contains(focused) ? 'open' : 'beside';
      element.toggleAttribute('data-covers', covers(element, focused));
    };
    dataset.chat = 'open';
    fitAboveKeyboard(element, end.signal);
    // A focused element scrolls into view after the event; a click on plain text takes the focus away without a focus event.
    for (const type of ['focusin', 'scroll', 'click']) addEventListener(type, follow, { signal: end.signal });
    element.show();
    element.querySelector('textarea')?.focus();
    return () => {
      end.abort();
      delete dataset.chat;
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
