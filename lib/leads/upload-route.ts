import 'server-only';
import { createHash } from 'node:crypto';
import type { FileRule } from '#lib/forms/file-rule.ts';
import type { FormDefinition } from '#lib/forms/field.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { problem, type Refusal } from '#lib/http/problem.ts';
import { isLocale, type Locale } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { refuse } from './answer.ts';
import { answerUpload, refuseFiles } from './answer-upload.ts';
import type { Arrival } from './arrival.ts';
import { wake } from './deliver/drain.ts';
import { readUpload } from './files/read-upload.ts';
import { passFile, type TakenFile } from './files/take-file.ts';
import { takeUpload } from './files/take-upload.ts';
import { uploadRoom } from './files/upload-room.ts';
import { withUploadSlot } from './files/with-slot.ts';
import { admit, localeOf, logFailure, retryAfterSeconds } from './post-route.ts';
import { countPost } from './rate.ts';
import { receiveLead } from './receive.ts';
import { FilesGone } from './store/files.ts';

/** A form that takes files. */
export type UploadForm = FormDefinition & { files: FileRule };

/** The same answers and files give the same hash, however a client divides the body and whenever the files came. */
function hashOf(posted: Posted, files: readonly TakenFile[]): string {
  const texts = Object.entries(posted).filter(([name]) => name !== 'staged');
  const content = [texts, files.map(({ name, sha256 }) => [name, sha256])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Ids of files that posts of their own have staged for this one. */
function stagedIds(posted: Posted): string[] {
  return [
    ...new Set(
      [posted.staged ?? []]
        .flat()
        .filter((id) => typeof id === 'string' && id !== '')
        .map(String),
    ),
  ];
}

/** A post of a form with files as it was read. */
export function arrivalOf(form: UploadForm, request: Request, posted: Posted, files: readonly TakenFile[]): Arrival {
  const { headers } = request;
  const named = postedValue(posted, 'locale');
  return {
    route: form.route,
    posted,
    bodyHash: hashOf(posted, files),
    native: postedValue(posted, 'form') === form.id,
    idempotencyKey: headers.get('idempotency-key'),
    locale: isLocale(named) ? named : localeOf(request),
    ip: headers.get('x-client-address') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    referrer: headers.get('referer'),
    fileIds: files.map(({ id }) => id),
  };
}

/** Refuses a post before its files are stored. A browser without script gets its page again: for that its texts are read. */
async function refuseLimited(form: UploadForm, request: Request, locale: Locale, seconds: number): Promise<Response> {
  const isPage = request.headers.get('accept')?.includes('text/html');
  const read = isPage ? await readUpload(request, passFile) : undefined;
  if (read?.status !== 'read') return problem('limited', locale, { retryAfterSeconds: seconds });
  return refuse(arrivalOf(form, request, read.posted, []), 'limited', [], seconds);
}

/** Refuses a post whose body is not read at all: a browser without script gets its page, without what was typed. */
function refuseUnread(form: UploadForm, request: Request, refusal: Refusal, seconds: number): Promise<Response> {
  const isPage = request.headers.get('accept')?.includes('text/html');
  return refuse(arrivalOf(form, request, isPage ? { form: form.id } : {}, []), refusal, [], seconds);
}

async function keep(form: UploadForm, arrival: Arrival, { taken, repeated }: ReturnType<typeof takeUpload>): Promise<Response> {
  const receipt = await receiveLead(arrival);
  if (receipt.status === 'accepted') {
    log.info({ event: 'lead_accepted', reference: receipt.reference, route: form.route, locale: arrival.locale, files: taken.length });
    wake();
  }
  return answerUpload(form, arrival, receipt, repeated);
}

async function faultOf(work: Promise<void>): Promise<{ error: unknown } | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
}

/** Of files that a lead took meanwhile, or that the sweep did, the visitor sends the bytes again. */
function refuseGone(form: UploadForm, arrival: Arrival): Promise<Response> {
  const ids = stagedIds(arrival.posted);
  return refuseFiles(
    form,
    arrival,
    ids.map((_, index) => ({ field: `file_${index}`, name: '', problem: 'file_gone' })),
  );
}

async function receive(form: UploadForm, request: Request, locale: Locale): Promise<Response> {
  const unavailable = (arrival: Arrival, error: unknown) => {
    logFailure(form.route, error);
    return refuse(arrival, 'unavailable', [], retryAfterSeconds);
  };
  const upload = takeUpload(form.files, uploadRoom(request));
  try {
    const read = await readUpload(request, upload.take);
    if (read.status !== 'read' && read.status !== 'failed') return problem(read.status, locale);
    const fault = read.status === 'failed' ? read : await faultOf(upload.adopt(stagedIds(read.posted)));
    const arrival = arrivalOf(form, request, read.posted, upload.taken);
    if (fault) return await unavailable(arrival, fault.error);
    const refused = upload.refusal();
    if (refused) return await refuse(arrival, refused.refusal, [], refused.retryAfterSeconds);
    const isMissing = form.files.required && upload.taken.length === 0;
    if (upload.problems.length > 0 || isMissing) return await refuseFiles(form, arrival, upload.problems);
    return await keep(form, arrival, upload).catch((error: unknown) =>
      error instanceof FilesGone ? refuseGone(form, arrival) : unavailable(arrival, error),
    );
  } finally {
    await upload.drop().catch(() => log.warn({ event: 'staged_files_left' }));
    await upload.settle().catch(() => log.warn({ event: 'upload_room_left' }));
  }
}

/** Whether a post is a multipart body. */
export function isMultipart({ headers }: Request): boolean {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === 'multipart/form-data';
}

/**
 * The handler of a form that takes files: a multipart body is read while it arrives, and its files go into the store piece
 * by piece. They count only when all are sound and the lead is committed; otherwise nothing of them stays.
 */
export function uploadRoute(form: UploadForm): (request: Request) => Promise<Response> {
  return async (request) => {
    const locale = localeOf(request);
    const refusal = admit(request, locale);
    if (refusal) return refusal;
    if (!isMultipart(request)) return problem('contentType', locale);
    const rate = await countPost(request.headers.get('x-client-address') ?? '');
    return withUploadSlot(request, {
      work: () => (rate.allowed ? receive(form, request, locale) : refuseLimited(form, request, locale, rate.retryAfterSeconds)),
      refused: ({ refusal: reason, retryAfterSeconds: seconds }) => refuseUnread(form, request, reason, seconds),
    });
  };
}
