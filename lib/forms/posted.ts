/** What was posted, by the names of its fields; nothing about the values is known yet. */
export type Posted = Readonly<Record<string, unknown>>;

/** The posted value of a field, read only from the object itself, never from its prototype. */
export function postedValue(posted: Posted, name: string): unknown {
  return Object.hasOwn(posted, name) ? posted[name] : undefined;
}

/** A posted value as text, trimmed: what is no text, number or truth value says nothing that can be read, but is something. */
export function textOfPosted(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? '?' : String(value).trim();
}
