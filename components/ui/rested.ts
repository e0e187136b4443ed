const pauseMs = 300;
const patienceMs = 2_000;

/**
 * Resolves when hands pause: no key and no press for a moment, or after two seconds; or when one is about to leave the form. What takes a slow phone a tenth of a second is put
 * there, so that no letter waits for it. Browser only.
 */
export function rested(): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      end.abort();
      clearTimeout(pause);
      clearTimeout(patience);
      resolve();
    };
    let pause = setTimeout(done, pauseMs);
    const patience = setTimeout(done, patienceMs);
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(done, pauseMs);
    };
    const options = { capture: true, passive: true, signal: end.signal };
    for (const type of ['keydown', 'input', 'pointerdown']) addEventListener(type, wait, options);
    // Who presses something elsewhere may be about to leave.
    addEventListener('pointerdown', ({ target }) => target instanceof Element && !target.closest('form') && done(), options);
  });
}
