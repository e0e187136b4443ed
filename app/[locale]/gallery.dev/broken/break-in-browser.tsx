'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Throws after hydration. */
export function BreakInBrowser() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isBrowser) throw new Error('503 Service Unavailable');
  return null;
}
