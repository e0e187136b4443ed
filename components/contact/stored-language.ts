/** Where the visitor's choice is kept on this device. */
export const storageKey = 'preferredLanguage';

export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
