/** Problems of the layout of a page, one line each. Runs in the browser, so it uses nothing of this module. */
export function layoutProblems({ phone }: { phone: boolean }): string[] {
  const problems: string[] = [];
  const width = document.documentElement.clientWidth;
  const name = (element: Element) =>
    `${element.closest('section, header, footer, nav')?.id || element.closest('header, footer, main')?.tagName} <${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  // Text for screen readers only is one pixel large.
  const isHidden = (element: Element) => {
    const clipped = element.closest('[class*="sr-only"]') ?? element;
    return clipped.classList.contains('sr-only') || clipped.getBoundingClientRect().width <= 1;
  };

  if (document.documentElement.scrollWidth > width) problems.push(`page is ${document.documentElement.scrollWidth} px wide on ${width}`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isVisible(element) || isHidden(element) || element.closest('script, style, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right } of range.getClientRects())
      if (left < -1 || right > width + 1) problems.push(`text leaves the screen: ${name(element)}`);
    const clips = getComputedStyle(element).overflowX !== 'visible' || getComputedStyle(element).overflowY !== 'visible';
    if (clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
      problems.push(`text is cut: ${name(element)}`);
  }

  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    if (!canvas || !isVisible(field)) continue;
    canvas.font = font;
    const textWidth = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (canvas.measureText(field.placeholder).width > textWidth + 1) problems.push(`a placeholder is cut: ${field.placeholder}`);
  }

  // In flex and grid each part of a sentence would become an item.
  for (const row of document.querySelectorAll('body *')) {
    const pieces = [...row.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''));
    if (pieces.length > 1 && /flex|grid/.test(getComputedStyle(row).display)) problems.push(`a sentence is split into items: ${name(row)}`);
  }

  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    if (!isVisible(heading) || isHidden(heading)) continue;
    const range = document.createRange();
    range.selectNodeContents(heading);
    const lines = new Map<number, number>();
    for (const { bottom, width: part } of range.getClientRects()) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + part);
    const widths = [...lines].sort(([a], [b]) => a - b).map(([, part]) => part);
    const last = widths.at(-1) ?? 0;
    if (widths.length > 1 && last < Math.max(...widths) * 0.25) problems.push(`a heading's last line is too short: ${name(heading)}`);
  }

  if (phone)
    for (const target of document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')) {
      if (!isVisible(target) || isHidden(target) || target.closest('[inert], .honeypot')) continue;
      // WCAG 2.5.8 exempts links in a sentence; a card or a label is the target of its control.
      const isInSentence = getComputedStyle(target).display === 'inline' && target.closest('p, li:has(> p), dd') !== null;
      const pressable = target.closest('label') ?? (target.matches('.card-link') ? target.closest('[data-slot=card]') : null) ?? target;
      const box = pressable.getBoundingClientRect();
      if (!isInSentence && (box.width < 44 || box.height < 44) && box.width > 0)
        problems.push(`target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${name(target)}`);
    }
  return [...new Set(problems)];
}
