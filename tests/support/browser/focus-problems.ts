/** Problems of the focused element: off the screen, covered, not marked. Runs in the browser, so it uses nothing of this module. */
export function focusProblems(): string[] {
  const element = document.activeElement;
  if (!element || element === document.body) return ['nothing has the focus'];
  const problems: string[] = [];
  const name = `<${element.tagName.toLowerCase()}> ${element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`;
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const isTall = height > innerHeight;
  if (left < -1 || right > document.documentElement.clientWidth + 1) problems.push(`${name} leaves the screen sideways`);
  if (!isTall && (top < -1 || bottom > innerHeight + 1)) problems.push(`${name} leaves the screen: ${Math.round(top)} to ${Math.round(bottom)}`);
  const points = (isTall ? [0.02] : [0.15, 0.5, 0.85]).flatMap((down) =>
    [0.15, 0.5, 0.85].map((across) => [left + width * across, top + height * down] as const),
  );
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
  const cover = hits.find((hit) => !(hit && (element.contains(hit) || hit.closest('label')?.contains(element))));
  // A link of several lines does not fill its box.
  if (cover !== undefined && getComputedStyle(element).display !== 'inline')
    problems.push(`${name} is covered by ${cover ? `<${cover.tagName.toLowerCase()} class="${cover.className}">` : 'the edge of the screen'}`);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none' || outlineWidth === '0px') problems.push(`${name} does not show that it has the focus`);
  return problems;
}
