export type Delays = {
  openMs: number;
  /** An item opens without delay if another one closed less than this time ago. */
  skipMs: number;
  closeMs: number;
};

/** Opens and closes one of several items under a pointer, with delays against flicker. Browser only. */
export function hoverDelays<Item>({ openMs, skipMs, closeMs }: Delays, show: (item: Item) => void, hide: (item: Item) => void) {
  let current: Item | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(opening);
    clearTimeout(closing);
    if (current === undefined) return;
    hide(current);
    current = undefined;
    closedAt = performance.now();
  };
  const open = (item: Item) => {
    if (current !== item) close();
    current = item;
    show(item);
  };
  return {
    enter(item: Item): void {
      clearTimeout(opening);
      clearTimeout(closing);
      if (current === item) return;
      const isNext = current !== undefined || performance.now() - closedAt < skipMs;
      if (isNext) open(item);
      else opening = setTimeout(open, openMs, item);
    },
    leave(): void {
      clearTimeout(opening);
      clearTimeout(closing);
      if (current !== undefined) closing = setTimeout(close, closeMs);
    },
    close,
  };
}
