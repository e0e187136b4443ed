/** `Object.fromEntries` with the type of the keys. The entries must have every key. */
export function fromEntries<K extends string, V>(entries: readonly (readonly [K, V])[]): Record<K, V> {
  return Object.fromEntries(entries) as Record<K, V>;
}
