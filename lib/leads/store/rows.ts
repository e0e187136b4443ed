import 'server-only';
import type { Param } from './db.ts';

/** `(?, ?), (?, ?)`: the values part of an insert of many rows, with its parameters in one list. */
export function valuesOf(rows: readonly (readonly Param[])[]): { placeholders: string; params: Param[] } {
  return { placeholders: rows.map((row) => `(${placeholdersOf(row)})`).join(', '), params: rows.flat() };
}

export function placeholdersOf(items: readonly unknown[]): string {
  return items.map(() => '?').join(', ');
}
