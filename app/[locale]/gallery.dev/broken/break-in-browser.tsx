'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Throws once the browser has taken the page over. */
export function BreakInBrowser() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isBrowser) throw new Error('503 Service Unavailable');
  return null;
}
