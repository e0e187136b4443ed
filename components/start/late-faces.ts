/** Every letter as wide as the face makes it: two faces that agree on all of these are one. */
const sample = 'The quick brown fox, mil mañanas, ações — 0123456789';

function widthIn(family: string): number {
  const span = document.createElement('span');
  span.textContent = sample;
  span.style.cssText = `position:absolute;visibility:hidden;white-space:nowrap;font:700 99px ${family}`;
  document.body.append(span);
  const { width } = span.getBoundingClientRect();
  span.remove();
  return width;
}

/**
 * Keeps the stand-in of every face that came too late for this page. The browser would take a late face in use once another sheet with
 * layers is added, and lines would move under the visitor. Browser only.
 */
export function keepStandIns(): void {
  const root = document.documentElement;
  for (const name of ['--font-text', '--font-heading']) {
    const families = getComputedStyle(root).getPropertyValue(name);
    const standIns = families.slice(families.indexOf(',') + 1);
    if (widthIn(families) === widthIn(standIns)) root.style.setProperty(name, standIns);
  }
}
