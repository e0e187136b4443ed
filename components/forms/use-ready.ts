import { useSyncExternalStore } from 'react';

/** Whether the script has taken over never changes again once it has. */
const never = () => () => {};

/** False in the page as it was sent, true as soon as the script is there. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
