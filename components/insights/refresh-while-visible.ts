export const refreshMs = 30_000;
const loadMs = 2_000;

/**
 * Loads at once and then every 30 s: `begin`, and 2 s later `end`. It rests while the element or the whole page is hidden, and
 * catches up when somebody looks again. Answers how to stop.
 */
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
  const turn = () => {
    clearTimeout(next);
    // A load that was cut off begins again.
    if (isSeen && !document.hidden) next = setTimeout(run, Math.max(0, due - Date.now()));
    else if (due - Date.now() > refreshMs - loadMs) due = 0;
  };
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    turn();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', turn);
  return () => {
    clearTimeout(next);
    observer.disconnect();
    document.removeEventListener('visibilitychange', turn);
  };
}
