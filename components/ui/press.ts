/** On touch screens mouse events, focus and click follow the release. */
const clickMs = 300;
/** Limit for releases that the browser does not report, such as after a context menu. */
const maxMs = 5_000;

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
  endIn(maxMs);
}

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', begin, options);
  addEventListener('pointerup', () => isPressed && endIn(clickMs), options);
  // After all other click listeners.
  for (const type of ['click', 'pointercancel']) addEventListener(type, () => isPressed && endIn(0), options);
}

/**
 * Runs at once, or after the click while a pointer is down: a layout shift between press and release would lose the click. Keeps the order. Browser
 * only.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/** Resolves at once, or after the click while a pointer is down. Browser only. */
export function pressEnded(): Promise<void> {
  return new Promise(afterPress);
}
