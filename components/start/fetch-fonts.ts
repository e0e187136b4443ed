import { prefersLessData } from '#components/guide/offer-state.ts';
import { fontsKey } from '#lib/site/device-keys.ts';

/** Fetches the fonts for the next page, after everything else. Later pages find them in the cache. */
export function fetchFonts(): void {
  if (prefersLessData()) return;
  // A fallback face fails where the system lacks its local font.
  Promise.allSettled([...document.fonts].map((face) => face.load()))
    .then(() => localStorage.setItem(fontsKey, '1'))
    // Without storage the fonts are not shown.
    .catch(() => {});
}
