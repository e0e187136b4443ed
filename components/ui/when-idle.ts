import { isWithin } from './is-within.ts';

/** Resolves after the next paint, or at once in a hidden tab. Browser only. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(resolve));
    else setTimeout(resolve);
  });
}

let waiting: Promise<void> | undefined;

/** Resolves after a pause of `pauseMs` without key or press, after `maxWaitMs`, or at a press outside a form. Browser only. */
export function waitForInputPause(pauseMs: number, maxWaitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const done = () => {
      end.abort();
      clearTimeout(timer);
      clearTimeout(maxWaitTimer);
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, pauseMs);
    };
    const maxWaitTimer = setTimeout(done, maxWaitMs);
    wait();
    // A press outside a form may leave the page.
    const onInput = (event: Event) => (event.type === 'pointerdown' && !isWithin(event, 'form') ? done() : wait());
    for (const type of ['keydown', 'input', 'pointerdown']) addEventListener(type, onInput, { capture: true, passive: true, signal: end.signal });
  });
}

/**
 * Resolves after 300 ms without key or press, at most 2 s. Expensive work waits for it, so that typing stays fast; concurrent callers share one wait.
 * Browser only.
 */
export function whenIdle(): Promise<void> {
  waiting ??= waitForInputPause(300, 2_000).finally(() => {
    waiting = undefined;
  });
  return waiting;
}
