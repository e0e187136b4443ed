import { useEffect, useRef, useState } from 'react';

const undoMs = 30_000;
const recheckMs = 1_000;

/** Undo for half a minute and only on this page: the next person at this device must not get the values back. */
export function useUndo() {
  const bar = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState<() => void>();
  const [isUndone, setUndone] = useState(false);

  useEffect(() => {
    if (!run) return undefined;
    const drop = () => setRun(undefined);
    const end = () => {
      if (bar.current?.contains(document.activeElement)) timer = setTimeout(end, recheckMs);
      else drop();
    };
    let timer = setTimeout(end, undoMs);
    addEventListener('pagehide', drop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', drop);
    };
  }, [run]);

  return {
    bar,
    isUndone,
    isOffered: run !== undefined,
    offer: (undo: () => void) => {
      setUndone(false);
      setRun(() => undo);
    },
    undo: () => {
      setRun(undefined);
      setUndone(true);
      run?.();
    },
  };
}

export type Undo = ReturnType<typeof useUndo>;
