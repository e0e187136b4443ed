import 'server-only';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { config } from '#lib/config.ts';
import { fileLimits } from '#lib/forms/file-rule.ts';
import type { Posted } from '#lib/forms/posted.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import type { ArrivingFile } from './take-file.ts';
import { timely, TooSlow } from './timely.ts';

/** `failed`: a file could not be taken, for the reason in `error`; the texts were read to their end. */
export type ReadUpload =
  | { status: 'read'; posted: Posted }
  | { status: 'failed'; posted: Posted; error: unknown }
  /** With the texts that came before what could not be read. */
  | { status: 'malformed' | 'tooLarge' | 'uploadSlow'; posted: Posted };

/** What is read of a body before it is cut off: enough for a visitor with one photo too many to get to the answer. */
const mostBytes = 64 * 1_048_576;
const graceMs = 20_000;
const limits = { fields: 80, fieldSize: 20_000, parts: 100, headerPairs: 30 };

class TooLarge extends Error {}

function counting(): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      done(total > mostBytes ? new TooLarge() : null, chunk);
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
 * Reads a multipart body while it arrives: texts are gathered, each file is handed to `take` as a stream, one after the
 * other. Never rejects: a broken body and a cut connection are `malformed`, one that trickles is `uploadSlow`.
 */
export async function readUpload(request: Request, take: (file: ArrivingFile) => Promise<void>): Promise<ReadUpload> {
  const parser = parserOf(request.headers);
  if (!parser || !request.body) return { status: 'malformed', posted: {} };
  const texts = new Map<string, string | string[]>();
  let overflow = false;
  let work = Promise.resolve();
  let fault: { error: unknown } | undefined;

  // A part whose name is empty comes without one.
  parser.on('field', (name = '', value, { valueTruncated, nameTruncated }) => {
    overflow ||= valueTruncated || nameTruncated;
    const before = texts.get(name);
    texts.set(name, before === undefined ? value : [before, value].flat());
  });
  parser.on('file', (field = '', bytes, { filename }) => {
    // An error of the body reaches each stream as well; without a listener it would end the process.
    bytes.on('error', () => undefined);
    work = work
      .then(() => (fault ? void bytes.resume() : take({ field, name: filename ?? '', bytes })))
      .catch((error: unknown) => {
        bytes.resume();
        if (bytes.errored) return;
        fault ??= { error };
      });
  });
  for (const event of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => {
      overflow = true;
    });

  try {
    await pipeline(timely(request.body, { bytesPerSecond: config().uploads.minBytesPerSecond, graceMs }), counting(), parser);
    await work;
  } catch (error) {
    await work;
    return { status: refusalOf(error), posted: Object.fromEntries(texts) };
  }
  const posted = Object.fromEntries(texts);
  if (overflow) return { status: 'tooLarge', posted };
  return fault ? { status: 'failed', posted, error: fault.error } : { status: 'read', posted };
}
