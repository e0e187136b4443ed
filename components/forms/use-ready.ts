import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server, true after hydration. */
export function useReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
