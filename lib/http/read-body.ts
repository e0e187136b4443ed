import { createHash } from 'node:crypto';
import type { Posted } from '#lib/forms/posted.ts';

/** The body of a request or response; undefined, with the rest left unread, when it has more than `limitBytes`. */
export async function readBodyBytes({ headers, body }: Request | Response, limitBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > limitBytes) return undefined;
  if (!body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    total += part.value.byteLength;
    if (total > limitBytes) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks, total);
}

type ReadBody =
  | { status: 'read'; posted: Posted; isFormEncoded: boolean; hash: string }
  /** `posted`: the fields of a plain form, to restore it. */
  | { status: 'too_large'; posted?: Posted }
  | { status: 'malformed' | 'content_type' };

export const bodyRefusals = { malformed: 'malformed', too_large: 'tooLarge', content_type: 'contentType' } as const;

function parseJson(bytes: Buffer): Posted | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text fields of a plain form; a repeated name has a list. */
function textsOf(data: FormData): Posted {
  const texts = new Map<string, string[]>();
  for (const [name, value] of data) {
    const list = texts.get(name) ?? [];
    if (typeof value === 'string') list.push(value);
    texts.set(name, list);
  }
  return Object.fromEntries([...texts].map(([name, list]) => [name, list.length > 1 ? list : (list[0] ?? '')]));
}

async function parseFields(bytes: Buffer, contentType: string): Promise<Posted | undefined> {
  try {
    return textsOf(await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData());
  } catch {
    return undefined;
  }
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The media type of a `Content-Type` header, without parameters and in lower case. */
export const mediaTypeOf = (contentType: string | null | undefined): string => (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export function isFormType(contentType: string | null | undefined): boolean {
  return formTypes.includes(mediaTypeOf(contentType));
}

/** Percent-encoding makes three bytes of one; the fourth is for separators and multipart headers. */
export const maxEncodingFactor = 4;

function bytesOf(posted: Posted): number {
  return Object.entries(posted).reduce(
    (total, [name, value]) => total + [value].flat().length * name.length + Buffer.byteLength([value].flat().join('')),
    0,
  );
}

/**
 * Reads a posted body of at most `limitBytes`: JSON, or the fields of a plain form, measured without their encoding. The hash is sha-256 of the
 * JSON as posted, or of the fields, so that it does not depend on how a browser divides a multipart body.
 */
export async function readBody(request: Request, limitBytes: number): Promise<ReadBody> {
  const contentType = request.headers.get('content-type') ?? '';
  const isFormEncoded = isFormType(contentType);
  if (!isFormEncoded && mediaTypeOf(contentType) !== 'application/json') return { status: 'content_type' };
  // An interrupted body counts as malformed.
  const bytes = await readBodyBytes(request, isFormEncoded ? limitBytes * maxEncodingFactor : limitBytes).catch(() => Buffer.alloc(0));
  if (!bytes) return { status: 'too_large' };
  const posted = isFormEncoded ? await parseFields(bytes, contentType) : parseJson(bytes);
  if (!posted) return { status: 'malformed' };
  if (isFormEncoded && bytesOf(posted) > limitBytes) return { status: 'too_large', posted };
  const hashed = isFormEncoded ? JSON.stringify(Object.entries(posted)) : bytes;
  return { status: 'read', posted, isFormEncoded, hash: createHash('sha256').update(hashed).digest('hex') };
}
