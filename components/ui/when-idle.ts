let waiting: Promise<void> | undefined;

/** Resolves when there was no key and no press for a while, or no patience is left; or when one is about to leave the form. Browser only. */
export function waitForInputPause(pauseMs: number, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const done = () => {
      end.abort();
      clearTimeout(timer);
      clearTimeout(patience);
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, pauseMs);
    };
    const patience = setTimeout(done, patienceMs);
    wait();
    const options = { capture: true, passive: true, signal: end.signal };
    for (const type of ['keydown', 'input', 'pointerdown']) addEventListener(type, wait, options);
    // Who presses something elsewhere may be about to leave.
    addEventListener('pointerdown', ({ target }) => target instanceof Element && !target.closest('form') && done(), options);
  });
}

/**
 * Resolves when hands pause: no key and no press for a moment, or after two seconds; or when one is about to leave the form. What takes a slow phone a tenth of a second is put
 * there, so that no letter waits for it. Who asks at each letter waits once. Browser only.
 */
export function whenIdle(): Promise<void> {
  waiting ??= waitForInputPause(300, 2_000).finally(() => {
    waiting = undefined;
  });
  return waiting;
}
