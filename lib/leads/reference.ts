import 'server-only';
import { randomInt } from 'node:crypto';
import { referenceAlphabet } from '#lib/site/reference.ts';

const length = 8;

export function newReference(): string {
  return Array.from({ length }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}

/** Normalizes a reference that a person typed: no blanks or dashes, capitals. */
export function normalizeReference(input: string): string {
  return input.replace(/[\s-]/g, '').toUpperCase();
}

/** The reference when the input is one, in any spelling, such as in two groups. */
export function typedReference(input: string): string | undefined {
  const reference = normalizeReference(input);
  return reference.length === length && [...reference].every((character) => referenceAlphabet.includes(character)) ? reference : undefined;
}
