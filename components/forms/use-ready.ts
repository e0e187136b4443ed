import { useSyncExternalStore } from 'react';

/** Hydration happens once. */
const never = () => () => {};

/** False on the server, true after hydration. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
