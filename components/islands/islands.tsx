'use client';

import { useEffect } from 'react';

function open(event: MouseEvent) {
  const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-island]');
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./open-island.tsx').then(
    ({ openIsland }) => openIsland(opener),
    () => location.assign(opener.getAttribute('href') ?? '/'),
  );
}

/** Links marked `data-island` open a window instead of their page; its code is loaded by the first touch. */
export function Islands() {
  useEffect(() => {
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return null;
}
