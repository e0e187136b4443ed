import { spokenLanguageKey } from '#lib/site/device-keys.ts';

export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(spokenLanguageKey);
  } catch {
    return null;
  }
}
