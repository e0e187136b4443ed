/** What was posted, by the names of its fields; nothing about the values is known yet. */
export type Posted = Readonly<Record<string, unknown>>;

/** The posted value of a field, read only from the object itself, never from its prototype. */
export function postedValue(posted: Posted, name: string): unknown {
  return Object.hasOwn(posted, name) ? posted[name] : undefined;
}
