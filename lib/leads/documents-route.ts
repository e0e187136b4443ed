import 'server-only';
import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '#lib/i18n/routing.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { problem } from '#lib/http/problem.ts';
import type { Arrival } from './arrival.ts';
import { answerUpload, refuseFiles } from './answer-upload.ts';
import { wake } from './deliver/drain.ts';
import { type TakenFile } from './files/take-file.ts';
import { readUpload } from './files/read-upload.ts';
import { takeUpload } from './files/take-upload.ts';
import { admit, localeOf, reportFailure } from './post-route.ts';
import { countPost } from './rate.ts';
import { receiveLead } from './receive.ts';
import { log } from '#lib/log.ts';

const route = 'documents';

/** The same answers and files give the same hash, however a client divides the body. */
function hashOf(posted: Posted, files: readonly TakenFile[]): string {
  const content = [Object.entries(posted), files.map(({ name, sha256 }) => [name, sha256])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function arrivalOf(request: Request, posted: Posted, files: readonly TakenFile[], fallback: Locale): Arrival {
  const { headers } = request;
  const named = postedValue(posted, 'locale');
  return {
    route,
    posted,
    bodyHash: hashOf(posted, files),
    native: postedValue(posted, 'form') === route,
    idempotencyKey: headers.get('idempotency-key'),
    locale: isLocale(named) ? named : fallback,
    ip: headers.get('x-client-address') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    referrer: headers.get('referer'),
    fileIds: files.map(({ id }) => id),
  };
}

async function receive(request: Request, locale: Locale): Promise<Response> {
  const rate = await countPost(request.headers.get('x-client-address') ?? '');
  if (!rate.allowed) return problem('limited', locale, { retryAfterSeconds: rate.retryAfterSeconds });
  const upload = takeUpload();
  try {
    const read = await readUpload(request, upload.take);
    if (read.status !== 'read') return problem(read.status, locale);
    const arrival = arrivalOf(request, read.posted, upload.taken, locale);
    if (upload.problems.length > 0 || upload.taken.length === 0) return await refuseFiles(arrival, upload.problems);
    const receipt = await receiveLead(arrival);
    if (receipt.status === 'accepted') {
      log.info({ event: 'lead_accepted', reference: receipt.reference, route, locale: arrival.locale, files: upload.taken.length });
      wake();
    }
    return await answerUpload(arrival, receipt, upload.repeated);
  } finally {
    await upload.drop().catch(() => log.warn({ event: 'staged_files_left' }));
  }
}

/**
 * Takes documents: a multipart body is read while it arrives, and its files go into the store piece by piece. They count
 * only when all are sound and the lead is committed; otherwise nothing of them stays.
 */
export async function postDocuments(request: Request): Promise<Response> {
  const locale = localeOf(request);
  const refusal = admit(request, locale);
  if (refusal) return refusal;
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data') return problem('contentType', locale);
  try {
    return await receive(request, locale);
  } catch (error) {
    return reportFailure(route, error, locale);
  }
}
