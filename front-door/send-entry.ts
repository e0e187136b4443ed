import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compressor } from './compress.ts';
import { type Encoding, type Entry, encodings, encodingsOf } from './entry.ts';
import { matchesTag, negotiate } from './negotiate.ts';

type Variant = { encoding: Encoding | undefined; body: Buffer };

/** The headers `Accept-Encoding` and `Available-Dictionary` of a request. */
export type Accepted = { acceptEncoding: string | undefined; dictionary: string | undefined };

export function acceptedBy({ headers }: IncomingMessage): Accepted {
  return { acceptEncoding: headers['accept-encoding']?.toString(), dictionary: headers['available-dictionary']?.toString() };
}

export function variantOf(entry: Entry, { acceptEncoding, dictionary }: Accepted, compressor: Compressor): Variant {
  const choices = entry.dictionary?.digest === dictionary ? encodingsOf(entry) : encodings;
  const encoding = entry.compressible ? negotiate(acceptEncoding, choices) : undefined;
  return { encoding, body: encoding ? compressor.variant(entry, encoding) : entry.body };
}

export function tagOf({ hash }: Entry, encoding: Encoding | undefined): string {
  return encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
}

export function entryHeaders(entry: Entry, encoding: Encoding | undefined, length: number): Record<string, string | number> {
  return { ...entry.headers, etag: tagOf(entry, encoding), 'content-length': length, ...(encoding && { 'content-encoding': encoding }) };
}

export function notModifiedHeaders({ headers }: Entry, etag: string): Record<string, string> {
  const { 'content-type': _, ...rest } = headers;
  return { ...rest, etag };
}

/** Responds to GET or HEAD from memory: with the smallest variant the client accepts, or 304. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, compressor: Compressor): void {
  const { encoding, body } = variantOf(entry, acceptedBy(request), compressor);
  const etag = tagOf(entry, encoding);
  if (entry.status === 200 && matchesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModifiedHeaders(entry, etag));
    response.end();
    return;
  }
  response.writeHead(entry.status, entryHeaders(entry, encoding, body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}
