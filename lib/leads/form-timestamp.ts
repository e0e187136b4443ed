import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hmacKey } from './seal.ts';

const signatureOf = (time: string): string => createHmac('sha256', hmacKey('form-stamp')).update(time).digest('base64url');

/** The signed timestamp that a form fetches at its first use: `<epoch ms>.<signature>`. */
export function signTimestamp(now: number): string {
  return `${now}.${signatureOf(String(now))}`;
}

export function timestampAgeMs(stamp: string, now: number): number | undefined {
  const [time = '', signature = ''] = stamp.split('.');
  const expected = Buffer.from(signatureOf(time));
  const actual = Buffer.from(signature);
  const isValid = /^\d{13}$/.test(time) && actual.length === expected.length && timingSafeEqual(actual, expected);
  return isValid ? now - Number(time) : undefined;
}
