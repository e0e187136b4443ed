export type Posted = Readonly<Record<string, unknown>>;

/** Ignores the prototype: a client may post `__proto__`. */
export function postedValue(posted: Posted, name: string): unknown {
  return Object.hasOwn(posted, name) ? posted[name] : undefined;
}

/** A posted value as trimmed text; an object becomes `?`, so that it counts as filled in and fails validation. */
export function textOfPosted(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? '?' : String(value).trim();
}

/** The fields in which forms and outside clients name the page of a post. */
export const pageFields: readonly string[] = ['sourcePage', 'source_page'];

export const honeypotField = 'website';
