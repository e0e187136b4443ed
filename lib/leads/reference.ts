import 'server-only';
import { randomInt } from 'node:crypto';

/** No vowels, so no words; no look-alikes: 0 O Q D, 1 I L, 2 Z, S, 8 B, U V; no W, whose name is long. */
const alphabet = '345679CFGHJKMNPRTX';
const length = 8;

export function newReference(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Normalizes a reference that a person typed: no blanks or dashes, capitals. */
export function normalizeReference(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase();
}

/** The reference when the input is one, in any spelling, such as in two groups. */
export function typedReference(input: string): string | undefined {
  const reference = normalizeReference(input);
  return reference.length === length && [...reference].every((character) => alphabet.includes(character)) ? reference : undefined;
}
