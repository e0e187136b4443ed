import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '#lib/site/wall-clock.ts';
import { hmacKey, type Keyring } from './seal.ts';
import type { LeadFile } from './model.ts';

export const linkDays = 7;

/** The name of a file in its address, and in the response to an upload. */
export function storedName({ id, type }: Pick<LeadFile, 'id' | 'type'>): string {
  return `${id}.${type}`;
}

function sign(id: string, until: number, keys?: Keyring): string {
  return createHmac('sha256', hmacKey('file-link', keys)).update(`${id}.${until}`).digest('base64url');
}

/** A signed address that opens one file for `linkDays`, to everyone who has it. `now` is epoch ms. */
export function fileLink(file: Pick<LeadFile, 'id' | 'type'>, siteUrl: string, now: number, keys?: Keyring): string {
  const until = Math.ceil((now + linkDays * dayMs) / 1000);
  return `${siteUrl}/api/files/${storedName(file)}?until=${until}&signature=${sign(file.id, until, keys)}`;
}

/** Verifies a link: the id of its file, or why it is refused. */
export function verifyFileLink(
  link: { name: string; until: string | null; signature: string | null },
  now: number,
  keys?: Keyring,
): string | 'expired' | 'unknown' {
  const id = /^([\da-f-]{36})\.[a-z]{3,4}$/.exec(link.name)?.[1];
  if (!id || !/^\d{10}$/.test(link.until ?? '') || !link.signature) return 'unknown';
  const until = Number(link.until);
  const [expected, actual] = [Buffer.from(sign(id, until, keys)), Buffer.from(link.signature)];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'unknown';
  return until * 1000 < now ? 'expired' : id;
}
