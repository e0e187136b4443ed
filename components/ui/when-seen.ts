/** Calls `act` once when an element is near the viewport and the browser is idle; returns a cancel function. */
export function whenSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
      else setTimeout(act, 200);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
