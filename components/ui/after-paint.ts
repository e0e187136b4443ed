/** Resolves after the next paint, or at once in a hidden tab. Browser only. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(resolve));
    else setTimeout(resolve);
  });
}
