/** What paper lacks or shows too much: folded text, bars of the screen, light text. Runs in the browser. */
export function printFaults(): string[] {
  const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  const name = (part: Element) => `<${part.tagName.toLowerCase()}> ${(part.textContent ?? '').trim().slice(0, 40)}`;
  const bars = [...document.querySelectorAll('.site-header, .action-bar, .hero-scene, iframe')].filter(isShown).map((bar) => `shown: ${name(bar)}`);
  const folded = [...document.querySelectorAll('main .fold :is(p, td, li)')]
    .filter((part) => !part.closest('[hidden], nav, form, .open-now, [data-when]') && !isShown(part) && !part.closest('section:has(form[data-form])'))
    .map((part) => `folded: ${name(part)}`);
  const light = [...document.querySelectorAll('main :is(h1, h2, h3, p, td), footer p')].filter((part) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(part).color.match(/[\d.]+/g) ?? []).map(Number);
    return isShown(part) && (red * 2 + green * 5 + blue) / 8 > 150;
  });
  return [...bars, ...folded, ...light.map((part) => `light: ${name(part)}`)];
}
