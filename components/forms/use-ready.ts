import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server, true after hydration. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
