type Area = 'localStorage' | 'sessionStorage';

/** What `writeStored` stored under a key; undefined where there is nothing, or the browser stores nothing. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON, or removes the key when it is undefined. Where the browser cannot store it, the value is lost and nothing is thrown. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {}
}
