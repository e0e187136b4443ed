'use client';

import { useEffect } from 'react';
import { type GuardWords, guard } from '#components/guard/guard.ts';

const offerMs = 10_000;

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
  /** What the protection layer says; none where it is off. */
  words?: GuardWords;
};

/**
 * Links marked `data-island` open a window instead of their page; its code is loaded by the first touch. The free guide is
 * offered after ten seconds, and loads nothing before. The protection layer is on from the start.
 */
export function Islands({ guide, words }: Props) {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('click', open, { signal });
    if (words) guard(words, signal);
    const offer = () => import('#components/guide/offer-guide.tsx').then(({ offerGuide }) => offerGuide(signal));
    const timer = setTimeout(() => guide && offer().catch(() => {}), offerMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [guide, words]);
  return null;
}
