import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { pageKinds } from '#tests/support/browser/page-kinds.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile }) => !isMobile, 'one width is enough');

/** Controls without a visible edge, and a page that is wider than the screen, with forced colors. Runs in the browser. */
function forcedColorProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const edgeless = [
    ...document.querySelectorAll(
      '[data-slot="button"]:not([type="reset"]), input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [tabindex="-1"]), select, textarea',
    ),
  ].filter((control) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
    const hasEdge = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && !/^rgba\(.*, 0\)$|^transparent$/.test(borderTopColor);
    return !hasEdge && control.checkVisibility({ visibilityProperty: true });
  });
  return [...edgeless.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [])];
}

/** What is missing or superfluous in print: folded text, bars of the screen, light text. Runs in the browser. */
function printProblems(): string[] {
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

for (const [at, path] of pageKinds.entries()) {
  const locale = locales[at % locales.length] ?? 'en';
  test(`${localePath(locale, path)} works with forced colors and on paper, and does not move with reduced motion`, async ({ freshPage: page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(localePath(locale, path), { waitUntil: 'networkidle' });
    expect(await page.evaluate(forcedColorProblems)).toEqual([]);
    // axe reads the colors of the style sheet, not those that the browser forces.
    expect((await axeViolations(page)).filter((violation) => !violation.startsWith('color-contrast'))).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await page.evaluate(printProblems)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length)).toBe(
      0,
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}
