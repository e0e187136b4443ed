import { spokenLanguageKey } from '#lib/site/device-keys.ts';

/** The language that the visitor chose on this device. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(spokenLanguageKey);
  } catch {
    return null;
  }
}
