import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hmacKey } from '#lib/leads/seal.ts';

/** The hash under which a token is stored; a token has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A random token and the hash that is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** The token in each form of a session, against forged posts. */
export function formToken(sessionId: string): string {
  return createHmac('sha256', hmacKey('desk-form')).update(sessionId).digest('base64url');
}

export function isFormToken(typed: unknown, sessionId: string): boolean {
  const [expected, actual] = [Buffer.from(formToken(sessionId)), Buffer.from(typeof typed === 'string' ? typed : '')];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
