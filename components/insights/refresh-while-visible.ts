export const refreshMs = 30_000;
const loadMs = 2_000;

/** Calls `begin` now and every 30 s, and `end` 2 s later. Pauses while the element or the page is hidden. Returns a stop function. */
export function refreshWhileVisible(element: Element, begin: () => void, end: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let isSeen = false;
  const run = () => {
    due = Date.now() + refreshMs;
    begin();
    next = setTimeout(() => {
      end();
      next = setTimeout(run, due - Date.now());
    }, loadMs);
  };
  const restart = () => {
    clearTimeout(next);
    const leftMs = due - Date.now();
    if (isSeen && !document.hidden) next = setTimeout(run, Math.max(0, leftMs));
    // A load that was under way is lost, so it is due as soon as the element is visible again.
    else if (leftMs > refreshMs - loadMs) due = 0;
  };
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    restart();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', restart);
  return () => {
    clearTimeout(next);
    observer.disconnect();
    document.removeEventListener('visibilitychange', restart);
  };
}
