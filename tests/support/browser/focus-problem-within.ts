/** The focused element when it is covered, not marked or outside of `within`, else null. Runs in the browser, so it uses nothing of this module. */
export async function focusProblemWithin(within: string): Promise<string | null> {
  const find = (): string | null => {
    const focused = document.activeElement;
    // Between the last and the first element the focus is in the browser's own controls.
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
    const isVisible = top !== null && (focused.contains(top) || top.contains(focused));
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    const isMarked = focused.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none');
    return isVisible && isMarked && focused.closest(within) ? null : focused.outerHTML.slice(0, 120);
  };
  let problem: string | null = null;
  // Repeated, since an element may still be moving.
  for (let tries = 0; tries < 3; tries += 1) {
    // An animation by scrolling ends only with the scrolling.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(timed.map(({ finished }) => finished.catch(() => null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    problem = find();
    if (problem === null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return problem;
}
