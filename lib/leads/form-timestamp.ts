import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hmacKey } from './seal.ts';

const sign = (time: string): string => createHmac('sha256', hmacKey('form-stamp')).update(time).digest('base64url');

/** A signed time stamp that a form fetches when a hand first touches it: `<epoch ms>.<signature>`. */
export function signTimestamp(now: number): string {
  return `${now}.${sign(String(now))}`;
}

/** How old a stamp is in milliseconds; undefined when it is not one of ours. */
export function timestampAgeMs(stamp: string, now: number): number | undefined {
  const [time = '', signature = ''] = stamp.split('.');
  const expected = Buffer.from(sign(time));
  const given = Buffer.from(signature);
  const isOurs = /^\d{13}$/.test(time) && given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? now - Number(time) : undefined;
}
