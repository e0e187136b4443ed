/** What is wrong with where the focus is: covered, not marked, or outside of `within`. Null where nothing is. Runs in the browser, so it uses nothing of this module. */
export async function focusFault(within: string): Promise<string | null> {
  const find = (): string | null => {
    const focused = document.activeElement;
    // Between the last element and the first a browser's own buttons have their turn.
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
    const isSeen = top !== null && (focused.contains(top) || top.contains(focused));
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    const isMarked = focused.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none');
    return isSeen && isMarked && focused.closest(within) ? null : focused.outerHTML.slice(0, 120);
  };
  let fault: string | null = null;
  // What is still on its way for a moment is no fault; one that stays is.
  for (let look = 0; look < 3; look += 1) {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    fault = find();
    if (fault === null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return fault;
}
