'use client';

import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { Locale } from '#lib/i18n/routing.ts';

const ChatWindow = lazy(() => import('./chat-window.tsx').then((module) => ({ default: module.ChatWindow })));

/** The floating button; the window is loaded by the first touch. Without script it leads to the contact page. */
export function ChatButton({ locale, label, fallback }: { locale: Locale; label: string; fallback: string }) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={fallback} className="chat-button" aria-haspopup="dialog" onClick={show}>
        <Icon name="message" className="size-5" />
        {label}
      </a>
      {open && (
        <Suspense>
          <ChatWindow locale={locale} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
