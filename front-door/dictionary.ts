import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync } from 'node:zlib';
import { assets } from '#next-internals/built-files.ts';
import { defaultLocale, type Locale } from '#lib/i18n/routing.ts';
import { createEntry, type Entry } from './entry.ts';

const zstdAsync = promisify(zstdCompress);

/** In each language the other pages are compressed with this one as dictionary. It has the frame, a form and most style rules. */
export const dictionaryPage = '/personal-auto';

/** A compression dictionary (RFC 9842). A browser fetches it once, when it has nothing else to do. */
export type Dictionary = {
  body: Buffer;
  address: string;
  /** What a browser that has it sends as `Available-Dictionary`. */
  digest: string;
  /** What precedes the compressed data of a response. */
  prefix: Buffer;
};

export function createDictionary(html: string, locale: Locale): Dictionary {
  const body = Buffer.from(html);
  const hash = createHash('sha256').update(body).digest();
  return {
    body,
    address: `${assets}/dictionaries/${locale}-${hash.toString('base64url').slice(0, 12)}.txt`,
    digest: `:${hash.toString('base64')}:`,
    prefix: Buffer.concat([Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]), hash]),
  };
}

/** The file of a dictionary. `cacheControl` is that of files whose names change with their content. */
export function dictionaryEntry({ body }: Dictionary, locale: Locale, cacheControl: string): Entry {
  const match = locale === defaultLocale ? '/*' : `/${locale}*`;
  const headers = { 'use-as-dictionary': `match="${match}", match-dest=("document")` };
  return createEntry({ body, contentType: 'text/plain; charset=utf-8', cacheControl, headers });
}

const options = ({ body }: Dictionary, level: number) => ({ dictionary: body, params: { [constants.ZSTD_c_compressionLevel]: level } });

/** Compresses a document against a dictionary (`dcz`): quickly, or slowly and smaller. */
export function compressFastWithDictionary(body: Buffer, dictionary: Dictionary): Buffer {
  return Buffer.concat([dictionary.prefix, zstdCompressSync(body, options(dictionary, 3))]);
}
export async function compressBestWithDictionary(body: Buffer, dictionary: Dictionary): Promise<Buffer> {
  return Buffer.concat([dictionary.prefix, await zstdAsync(body, options(dictionary, 15))]);
}
