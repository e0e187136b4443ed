import { guideKey } from '#lib/site/device-keys.ts';

/** Milliseconds a visitor has for the page before the free guide is offered. */
export const offerMs = 10_000;

/** Whether the guide was offered on this device. A storage that is closed to us cannot remember: better not to offer than to offer on every page. */
export function wasGuideOffered(): boolean {
  try {
    return localStorage.getItem(guideKey) !== null;
  } catch {
    return true;
  }
}

/** Whether the visitor asked for little to be sent. Browser only. */
export function prefersLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
