'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Throws after hydration. */
export function ThrowAfterHydration() {
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (isBrowser) throw new Error('503 Service Unavailable');
  return null;
}
