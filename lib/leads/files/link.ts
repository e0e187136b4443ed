import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../keyring.ts';
import type { LeadFile } from '../model.ts';
import { hmacKey } from '../seal.ts';

/** How many days a link in a mail opens its file. */
export const linkDays = 7;
const dayMs = 86_400_000;

/** The name under which a file is stored and asked for. */
export function storedName({ id, type }: Pick<LeadFile, 'id' | 'type'>): string {
  return `${id}.${type}`;
}

function sign(id: string, until: number, keys?: Keyring): string {
  return createHmac('sha256', hmacKey('file-link', keys)).update(`${id}.${until}`).digest('base64url');
}

/** An address that opens one file for `linkDays` to everyone who has it. `now` is epoch ms. */
export function fileLink(file: Pick<LeadFile, 'id' | 'type'>, siteUrl: string, now: number, keys?: Keyring): string {
  const until = Math.ceil((now + linkDays * dayMs) / 1000);
  return `${siteUrl}/api/files/${storedName(file)}?until=${until}&signature=${sign(file.id, until, keys)}`;
}

/** What a link is worth: the id of its file, or that its time has passed, or that it is none of ours. */
export function readLink(
  link: { name: string; until: string | null; signature: string | null },
  now: number,
  keys?: Keyring,
): string | 'expired' | 'unknown' {
  const id = /^([\da-f-]{36})\.[a-z]{3,4}$/.exec(link.name)?.[1];
  if (!id || !/^\d{10}$/.test(link.until ?? '') || !link.signature) return 'unknown';
  const until = Number(link.until);
  const [expected, given] = [Buffer.from(sign(id, until, keys)), Buffer.from(link.signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'unknown';
  return until * 1000 < now ? 'expired' : id;
}
