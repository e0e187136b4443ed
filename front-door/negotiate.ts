import { type Encoding, encodings } from './entry.ts';

/** The first of these encodings that an `Accept-Encoding` header allows; undefined: none. The smallest comes first. */
export function negotiate(header: string | undefined, choices: readonly Encoding[] = encodings): Encoding | undefined {
  if (!header) return undefined;
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    (parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? refused : named).add(name);
  }
  return choices.find((encoding) => !refused.has(encoding) && (named.has(encoding) || named.has('*')));
}

/** Whether an `If-None-Match` header names this entity tag (weak comparison, RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === tag);
}
