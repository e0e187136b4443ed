/** Resolves after the browser has shown what was done so far. Where nothing is painted, as in a tab behind others, it does not wait for it. Browser only. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(resolve));
    else setTimeout(resolve);
  });
}
