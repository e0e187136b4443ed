import 'server-only';
import type { Param } from './db.ts';

/** `(?, ?), (?, ?)`: the values part of an insert of many rows, with its parameters in one list. */
export function valuesOf(rows: readonly (readonly Param[])[]): { marks: string; params: Param[] } {
  return { marks: rows.map((row) => `(${marksOf(row)})`).join(', '), params: rows.flat() };
}

export function marksOf(items: readonly unknown[]): string {
  return items.map(() => '?').join(', ');
}
