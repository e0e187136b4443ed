/**
 * Controls that something fixed covers at the current scroll position, one line each. A bar at the upper or lower edge, as wide as the page, reserves its
 * own strip: a control below it counts only at the end of the page on that side, where scrolling cannot uncover it. Runs in the browser, so it uses
 * nothing of this module.
 */
export function coveredControls(): string[] {
  const { clientWidth: width, clientHeight: height, scrollHeight } = document.documentElement;
  const isFixed = (element: Element) =>
    /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility({ visibilityProperty: true });
  const bars = [...document.querySelectorAll('body *')].filter(isFixed).map((element) => ({ element, box: element.getBoundingClientRect() }));
  const wide = bars.filter(({ box }) => box.width >= width - 1 && box.height > 0 && box.height < height / 4);
  const top = scrollY <= 0 ? 0 : Math.max(0, ...wide.filter(({ box }) => box.top <= 0).map(({ box }) => box.bottom));
  const isAtEnd = scrollY + height >= scrollHeight - 1;
  const bottom = isAtEnd ? height : Math.min(height, ...wide.filter(({ box }) => box.bottom >= height - 1).map(({ box }) => box.top));

  const problems: string[] = [];
  for (const control of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || control.closest('.sr-only, .skip-link, .honeypot')) continue;
    // A link of several lines has a box for each.
    for (const box of control.getClientRects()) {
      // A hit within a pixel of a bar counts as the bar.
      if (box.width < 2 || box.top < top || box.bottom > bottom - 1 || box.left < 0 || box.right > width) continue;
      const inset = Math.min(3, box.width / 3, box.height / 3);
      const points: [number, number][] = [[(box.left + box.right) / 2, (box.top + box.bottom) / 2]];
      for (const x of [box.left + inset, box.right - inset]) for (const y of [box.top + inset, box.bottom - inset]) points.push([x, y]);
      const over = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .map((hit) => bars.find(({ element }) => hit !== null && element.contains(hit) && !element.contains(control)))
        .find((bar) => bar !== undefined);
      if (over) {
        const name = `<${control.tagName.toLowerCase()}> "${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 40)}"`;
        problems.push(`${name} at ${Math.round(scrollY)} px is under ${over.element.tagName.toLowerCase()}.${over.element.classList[0] ?? ''}`);
        break;
      }
    }
  }
  return problems;
}
