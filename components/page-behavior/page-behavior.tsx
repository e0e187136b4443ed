'use client';
import { useEffect } from 'react';
import { offerMs } from '#components/guide/offer-state.ts';
import { chooseLocale } from '#components/layout/remember-locale.ts';
import { presetResource } from '#components/resources/preset-resource.ts';
import { pageRemovedEvent, hasStartScript, pageHydratedEvent } from '#components/start/signals.ts';

function openChatOnClick(event: MouseEvent) {
  const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-open-chat]');
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./open-chat.tsx').then(
    ({ openChat }) => openChat(opener),
    () => location.assign(opener.getAttribute('href') ?? '/'),
  );
}

type Props = {
  guide: boolean;
};

/**
 * Opens the chat by links marked `data-open-chat`, starts hover and scroll behavior, and offers the guide after ten seconds. Dispatches an event when
 * React has hydrated the page, and when the page is removed.
 */
export function PageBehavior({ guide }: Props) {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    for (const act of [openChatOnClick, chooseLocale, presetResource]) document.addEventListener('click', act, { signal });
    // Pages rendered per request load all of React and lack the start script.
    if (!hasStartScript()) import('#components/start/start.ts').catch(() => {});
    setTimeout(() => dispatchEvent(new Event(pageHydratedEvent)));
    if (matchMedia('(hover: hover)').matches)
      import('#components/layout/pointer-help.ts').then(({ startPointerHelp }) => signal.aborted || startPointerHelp(signal)).catch(() => {});
    if (matchMedia('(width < 64rem)').matches)
      import('./follow-scroll.ts').then(({ followScroll }) => signal.aborted || followScroll(signal)).catch(() => {});
    const offer = () => import('#components/guide/offer-guide.tsx').then(({ offerGuide }) => offerGuide(signal));
    const timer = setTimeout(() => guide && offer().catch(() => {}), Math.max(0, offerMs - performance.now()));
    return () => {
      clearTimeout(timer);
      end.abort();
      dispatchEvent(new Event(pageRemovedEvent));
    };
  }, [guide]);
  return null;
}
