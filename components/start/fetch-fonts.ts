import { prefersLessData } from '#components/guide/offer-state.ts';
import { fontsKey } from '#lib/site/device-keys.ts';

/** Fetches the fonts for the next page, after everything else, on the first page of a device. */
export async function fetchFonts(): Promise<void> {
  if (document.documentElement.dataset.fonts !== undefined || prefersLessData()) return;
  // A fallback face fails where the system lacks its local font.
  const results = await Promise.allSettled([...document.fonts].map((face) => face.load()));
  if (results.some(({ status }) => status === 'fulfilled')) localStorage.setItem(fontsKey, '1');
}
