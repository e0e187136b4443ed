import { offeredKey } from '#lib/site/device-keys.ts';

export function isOfferAnswered(form: string): boolean {
  try {
    return sessionStorage.getItem(offeredKey(form)) !== null;
  } catch {
    return false;
  }
}

export function rememberOfferAnswered(form: string): void {
  try {
    sessionStorage.setItem(offeredKey(form), '1');
  } catch {}
}
