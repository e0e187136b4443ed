import 'server-only';
import { isRecord } from '#lib/http/read-body.ts';

/** A member of what another service answered; undefined where the shape is not what it should be. */
export function member(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** A text of at most 200 characters; numbers are written out, all else is empty. */
export function textOf(value: unknown, name: string): string {
  const found = member(value, name);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim().slice(0, 200) : '';
}

/** A list in an answer, or none. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const found = member(value, name);
  return Array.isArray(found) ? found : [];
}
