/** Buttons whose edge is not seen, and parts that forced colors make as wide as to scroll. Runs in the browser. */
export function edgelessButtons(): string[] {
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
