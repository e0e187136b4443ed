/** What keeps a person without a mouse from seeing and using what has the focus. Runs in the browser, so it uses nothing of this module. */
export function focusFaults(): string[] {
  const element = document.activeElement;
  if (!element || element === document.body) return ['nothing has the focus'];
  const faults: string[] = [];
  const name = `<${element.tagName.toLowerCase()}> ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`;
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const isTall = height > innerHeight;
  if (left < -1 || right > document.documentElement.clientWidth + 1) faults.push(`${name} leaves the screen sideways`);
  if (!isTall && (top < -1 || bottom > innerHeight + 1)) faults.push(`${name} leaves the screen: ${Math.round(top)} to ${Math.round(bottom)}`);
  const points = (isTall ? [0.02] : [0.15, 0.5, 0.85]).flatMap((down) =>
    [0.15, 0.5, 0.85].map((across) => [left + width * across, top + height * down] as const),
  );
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
  const cover = hits.find((hit) => !(hit && (element.contains(hit) || hit.closest('label')?.contains(element))));
  // A link of several lines is not there at every point of its box.
  if (cover !== undefined && getComputedStyle(element).display !== 'inline')
    faults.push(`${name} is covered by ${cover ? `<${cover.tagName.toLowerCase()} class="${cover.className}">` : 'the edge of the screen'}`);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none' || outlineWidth === '0px') faults.push(`${name} does not show that it has the focus`);
  return faults;
}
