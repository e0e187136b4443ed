'use client';

import { useEffect } from 'react';
import { offerMs } from '#components/guide/offer-state.ts';
import { pageRemovedEvent, isStarted, pageHydratedEvent } from '#components/start/signals.ts';

function open(event: MouseEvent) {
  const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-island]');
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./open-island.tsx').then(
    ({ openIsland }) => openIsland(opener),
    () => location.assign(opener.getAttribute('href') ?? '/'),
  );
}

type Props = {
  /** Whether the page may offer the free guide. */
  guide: boolean;
};

/**
 * Links marked `data-island` open a window instead of their page; its code is loaded by the first touch. The free guide is
 * offered ten seconds after the page came, and loads nothing before. Says when the page is taken over, and when it goes.
 */
export function Islands({ guide }: Props) {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('click', open, { signal });
    // Pages made for one visitor come with the whole framework, and without the script that else comes first.
    if (!isStarted()) import('#components/start/start.ts').catch(() => {});
    setTimeout(() => dispatchEvent(new Event(pageHydratedEvent)));
    if (matchMedia('(hover: hover)').matches)
      import('#components/layout/hover.ts').then(({ startHover }) => signal.aborted || startHover(signal)).catch(() => {});
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
