import { guideKey } from '#lib/site/device-keys.ts';

export const offerMs = 10_000;

/** Whether the guide was offered on this device. Without storage: yes, since it would be offered on every page. */
export function wasGuideOffered(): boolean {
  try {
    return localStorage.getItem(guideKey) !== null;
  } catch {
    return true;
  }
}

/** Whether the browser asks for reduced data use. Browser only. */
export function prefersLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
