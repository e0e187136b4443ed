import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compressor } from './compress.ts';
import type { Entry } from './entry.ts';
import { matchesTag, negotiate } from './negotiate.ts';

/** Answers a GET or HEAD from memory: the smallest variant the client takes, or 304 when it has it. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, compressor: Compressor): void {
  const encoding = entry.compressible ? negotiate(request.headers['accept-encoding']) : undefined;
  const body = encoding ? compressor.variant(entry, encoding) : entry.body;
  const etag = encoding ? `"${entry.hash}-${encoding}"` : `"${entry.hash}"`;
  if (entry.status === 200 && matchesTag(request.headers['if-none-match'], etag)) {
    const { 'content-type': _, ...headers } = entry.headers;
    response.writeHead(304, { ...headers, etag });
    response.end();
    return;
  }
  response.writeHead(entry.status, { ...entry.headers, etag, 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
