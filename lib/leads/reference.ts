import 'server-only';
import { randomInt } from 'node:crypto';

/** No vowels, so no words; nothing that reads like another sign: 0 O Q D, 1 I L, 2 Z, S, 8 B, U V. */
const alphabet = '345679CFGHJKMNPRTWX';
const length = 8;

/** A new reference of eight signs, drawn by a cryptographic generator. */
export function newReference(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The reference a person meant: blanks and dashes dropped, capitals. */
export function readReference(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
