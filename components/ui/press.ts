/** A touch has its mouse events, its change of focus and its click only after its release. */
const clickMs = 300;
/** A release that the browser does not report, such as that of a context menu, holds nothing back for longer. */
const longestMs = 5_000;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function end(): void {
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}

function endIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(end, ms);
}

function begin({ isPrimary, button }: PointerEvent): void {
  if (!isPrimary || button !== 0) return;
  isPressed = true;
  endIn(longestMs);
}

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', begin, options);
  addEventListener('pointerup', () => isPressed && endIn(clickMs), options);
  // After everyone who listens to the click.
  for (const type of ['click', 'pointercancel']) addEventListener(type, () => isPressed && endIn(0), options);
}

/**
 * Runs at once, or while a pointer is down as soon as its click is done: what moves other parts of the page must not move a button between press
 * and release, or the press is lost. Keeps the order. Browser only.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/** Resolves at once, or while a pointer is down as soon as its click is done. Browser only. */
export function pressEnded(): Promise<void> {
  return new Promise(afterPress);
}
