/** What is wrong with how a page looks, as lines an engineer can act on. Runs in the browser, so it uses nothing of this module. */
export function lookFaults({ phone }: { phone: boolean }): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const name = (element: Element) =>
    `${element.closest('section, header, footer, nav')?.id || element.closest('header, footer, main')?.tagName} <${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  // What is only for screen readers is one pixel large.
  const isHidden = (element: Element) => element.closest('.sr-only') !== null || element.getBoundingClientRect().width <= 1;

  if (document.documentElement.scrollWidth > width) faults.push(`page is ${document.documentElement.scrollWidth} px wide on ${width}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element) || isHidden(element) || element.closest('script, style, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right } of range.getClientRects()) if (left < -1 || right > width + 1) faults.push(`text leaves the screen: ${name(element)}`);
    const clips = getComputedStyle(element).overflowX !== 'visible' || getComputedStyle(element).overflowY !== 'visible';
    if (clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
      faults.push(`text is cut: ${name(element)}`);
  }

  const brush = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    if (!brush || !isSeen(field)) continue;
    brush.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (brush.measureText(field.placeholder).width > room + 1) faults.push(`a placeholder is cut: ${field.placeholder}`);
  }

  // In a row of boxes each piece of a sentence would be a box of its own.
  for (const row of document.querySelectorAll('body *')) {
    const pieces = [...row.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''));
    if (pieces.length > 1 && /flex|grid/.test(getComputedStyle(row).display)) faults.push(`a sentence is torn apart: ${name(row)}`);
  }

  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    if (!isSeen(heading) || isHidden(heading)) continue;
    const range = document.createRange();
    range.selectNodeContents(heading);
    const lines = new Map<number, number>();
    for (const { bottom, width: part } of range.getClientRects()) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + part);
    const widths = [...lines].sort(([a], [b]) => a - b).map(([, part]) => part);
    const last = widths.at(-1) ?? 0;
    if (widths.length > 1 && last < Math.max(...widths) * 0.25) faults.push(`a heading's last line is alone: ${name(heading)}`);
  }

  if (phone)
    for (const target of document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')) {
      if (!isSeen(target) || isHidden(target) || target.closest('[inert], .honeypot')) continue;
      // A link inside a sentence may be as tall as its line; a card or a label is the target of what it holds.
      const isInSentence = getComputedStyle(target).display === 'inline' && target.closest('p, li:has(> p), dd') !== null;
      const whole = target.closest('label') ?? (target.matches('.card-link') ? target.closest('[data-slot=card]') : null) ?? target;
      const box = whole.getBoundingClientRect();
      if (!isInSentence && (box.width < 44 || box.height < 44) && box.width > 0)
        faults.push(`target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${name(target)}`);
    }
  return [...new Set(faults)];
}
