import 'server-only';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { config } from '#lib/config.ts';
import { fileLimits } from '#lib/forms/file-rule.ts';
import type { Posted } from '#lib/forms/posted.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import type { IncomingFile } from './stage-file.ts';

export class TooSlow extends Error {}

type MinimumRate = { bytesPerSecond: number; graceMs: number };

/**
 * Yields the parts of a body as long as it keeps the given average rate; the rate is not checked during the first `graceMs`. Time that the
 * consumer takes for a part does not count. Throws `TooSlow`. A rate of 0 sets no limit.
 */
export async function* withMinimumRate(body: ReadableStream<Uint8Array>, { bytesPerSecond, graceMs }: MinimumRate): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let waitedMs = 0;
  let total = 0;
  try {
    for (;;) {
      const start = performance.now();
      const part = await readPart(reader, bytesPerSecond === 0 ? undefined : graceMs + (total / bytesPerSecond) * 1000 - waitedMs);
      if (part.done) return;
      waitedMs += performance.now() - start;
      total += part.value.length;
      yield part.value;
    }
  } finally {
    // Not awaited: a client that sends nothing would never end it.
    void reader.cancel().catch(() => undefined);
  }
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>, timeoutMs: number | undefined) {
  if (timeoutMs === undefined) return reader.read();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), Math.max(0, timeoutMs));
  });
  return Promise.race([reader.read(), timeout]).finally(() => clearTimeout(timer));
}

/** `posted`: the fields that were read. `failed`: `onFile` rejected with `error`; the rest of the body was read. */
export type ReadUpload =
  | { status: 'read'; posted: Posted }
  | { status: 'failed'; posted: Posted; error: unknown }
  | { status: 'malformed' | 'tooLarge' | 'uploadSlow'; posted: Posted };

/** Above the limits of one post, so that a visitor with one photo too many gets a response instead of a cut connection. */
const maxBytes = 64 * 1_048_576;
const graceMs = 20_000;
const limits = { fields: 80, fieldSize: 20_000, parts: 100, headerPairs: 30 };

class TooLarge extends Error {}

function byteLimit(): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      done(total > maxBytes ? new TooLarge() : null, chunk);
    },
  });
}

function refusalOf(error: unknown): 'malformed' | 'tooLarge' | 'uploadSlow' {
  if (error instanceof TooLarge) return 'tooLarge';
  if (!(error instanceof TooSlow)) return 'malformed';
  recordLimitHit('upload_rate');
  return 'uploadSlow';
}

function parserOf(headers: Headers): ReturnType<typeof busboy> | undefined {
  try {
    const type = headers.get('content-type') ?? '';
    return busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize: fileLimits.fileBytes + 1 }, defParamCharset: 'utf8' });
  } catch {
    return undefined;
  }
}

/**
 * Reads a multipart body as it arrives: collects its fields and calls `onFile` with one file after the other. Never rejects. `malformed` includes a
 * closed connection.
 */
export async function readUpload(request: Request, onFile: (file: IncomingFile) => Promise<void>): Promise<ReadUpload> {
  const parser = parserOf(request.headers);
  if (!parser || !request.body) return { status: 'malformed', posted: {} };
  const fields = new Map<string, string | string[]>();
  const files: Readable[] = [];
  let isOverLimit = false;
  let work = Promise.resolve();
  let failure: { error: unknown } | undefined;

  // The name is undefined for a part with an empty one.
  parser.on('field', (name = '', value, { valueTruncated, nameTruncated }) => {
    isOverLimit ||= valueTruncated || nameTruncated;
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  });
  parser.on('file', (field = '', bytes, { filename }) => {
    // An error of the body reaches each stream; without a listener it would end the process.
    bytes.on('error', () => undefined);
    files.push(bytes);
    work = work
      .then(() => (failure ? void bytes.resume() : onFile({ field, name: filename ?? '', bytes })))
      .catch((error: unknown) => {
        bytes.resume();
        if (bytes.errored) return;
        failure ??= { error };
      });
  });
  for (const event of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => {
      isOverLimit = true;
    });

  try {
    await pipeline(withMinimumRate(request.body, { bytesPerSecond: config().uploads.minBytesPerSecond, graceMs }), byteLimit(), parser);
    await work;
  } catch (error) {
    // After a malformed part the parser still begins the next file, which it never ends.
    for (const bytes of files) bytes.destroy(error instanceof Error ? error : undefined);
    await work;
    return { status: refusalOf(error), posted: Object.fromEntries(fields) };
  }
  const posted = Object.fromEntries(fields);
  if (isOverLimit) return { status: 'tooLarge', posted };
  return failure ? { status: 'failed', posted, error: failure.error } : { status: 'read', posted };
}
