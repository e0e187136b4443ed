import { createHash } from 'node:crypto';
import { isCompressible } from './content-type.ts';
import type { Dictionary } from './dictionary.ts';
import { fileHeaders, securityHeaders } from '#lib/http/security-headers.ts';

export const encodings = ['br', 'gzip'] as const;
/** `dcz`: zstd with a dictionary that the browser has. */
export type Encoding = (typeof encodings)[number] | 'dcz';

/** A response in memory: its bytes, its headers, and its compressed variants so far. */
export type Entry = {
  status: number;
  body: Buffer;
  /** The first 27 characters of the body's sha-256 in base64url. */
  hash: string;
  headers: Readonly<Record<string, string>>;
  compressible: boolean;
  variants: Partial<Record<Encoding, Buffer>>;
  dictionary?: Dictionary | undefined;
};

/** The encodings that an entry can have, the smallest first. */
export const encodingsOf = ({ dictionary }: Pick<Entry, 'dictionary'>): readonly Encoding[] => (dictionary ? ['dcz', ...encodings] : encodings);

type EntryParts = {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  status?: number;
  headers?: Record<string, string>;
  dictionary?: Dictionary | undefined;
};

/** Makes an entry. Precedence of headers: those given here, then those of its kind, then those of every response. */
export function createEntry({ body, contentType, cacheControl, status = 200, headers = {}, dictionary }: EntryParts): Entry {
  const compressible = body.length > 256 && isCompressible(contentType);
  return {
    status,
    body,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    compressible,
    variants: {},
    dictionary,
    headers: {
      ...securityHeaders,
      ...fileHeaders(contentType),
      'content-type': contentType,
      'cache-control': cacheControl,
      ...(compressible && { vary: 'Accept-Encoding' }),
      ...headers,
    },
  };
}
