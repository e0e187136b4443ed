import { createRoot } from 'react-dom/client';
import { type ChatParts, ChatWindow } from '#components/chat/chat-window.tsx';
import { defaultLocale, isLocale } from '#lib/i18n/routing.ts';

let isOpen = false;

/**
 * Opens the chat, or focuses it when open; follows the opener's own link when the server is not reached or refuses. Focus returns to the opener unless the
 * visitor has moved it.
 */
export async function openChat(pressed: HTMLElement): Promise<void> {
  // A link of the menu is hidden with the menu: the button of the menu gets the focus back.
  const menu = pressed.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`) ?? pressed;
  if (isOpen) return document.querySelector<HTMLElement>('.chat-window textarea')?.focus();
  isOpen = true;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  try {
    const response = await fetch(`/api/chat?locale=${locale}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const parts: ChatParts = await response.json();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const close = () => {
      isOpen = false;
      const isInPage = document.activeElement !== document.body && !place.contains(document.activeElement);
      root.unmount();
      place.remove();
      if (!isInPage) opener.focus();
    };
    root.render(<ChatWindow locale={locale} {...parts} onClose={close} />);
  } catch {
    isOpen = false;
    location.assign(pressed.getAttribute('href') ?? '/');
  }
}
