import 'server-only';
import { isRecord } from '#lib/http/read-body.ts';

/** A field of an outside response; undefined when the shape is wrong. */
export function member(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** A string of at most 200 characters; numbers are converted, anything else is empty. */
export function textOf(value: unknown, name: string): string {
  const found = member(value, name);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim().slice(0, 200) : '';
}

/** A list in a response, else empty. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const found = member(value, name);
  return Array.isArray(found) ? found : [];
}
