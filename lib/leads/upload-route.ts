import 'server-only';
import { createHash } from 'node:crypto';
import type { FileRule } from '#lib/forms/file-rule.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { problem, type Refusal } from '#lib/http/problem.ts';
import { prefersPage } from '#lib/http/prefers-page.ts';
import { readBody } from '#lib/http/read-body.ts';
import { requestLocale } from '#lib/http/request-locale.ts';
import { log } from '#lib/log.ts';
import { refuse } from './answer.ts';
import { answerUpload, refuseFiles } from './answer-upload.ts';
import type { Arrival } from './arrival.ts';
import { readUpload } from './files/read-upload.ts';
import { passFile, type TakenFile } from './files/take-file.ts';
import { takeUpload } from './files/take-upload.ts';
import { uploadRoom } from './files/upload-room.ts';
import { withUploadSlot } from './files/with-slot.ts';
import { barrier, logFailure, retryAfterSeconds, withoutConsent } from './post-route.ts';
import { countPost } from './rate.ts';
import { receiveLead } from './receive.ts';
import { FilesGone } from './store/files.ts';
import { wakeDelivery } from './wake-delivery.ts';

const textsLimitBytes = 64 * 1024;

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
    locale: requestLocale(request, named),
    ip: headers.get('x-client-address') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    referrer: headers.get('referer'),
    fileIds: files.map(({ id }) => id),
  };
}

/** Refuses a post whose files are not wanted. A browser without script gets its page again with the texts that were `read`. */
function refuseForm(form: UploadForm, request: Request, refusal: Refusal, { posted = {}, seconds }: { posted?: Posted; seconds?: number } = {}) {
  const isPage = prefersPage(request.headers.get('accept'));
  const seen = refusal === 'crossOrigin' ? withoutConsent(posted) : posted;
  return refuse(arrivalOf(form, request, isPage ? { ...seen, form: form.id } : posted, []), refusal, [], seconds);
}

/** Refuses a post before its files are stored. For a browser without script its texts are read. */
async function refuseEarly(form: UploadForm, request: Request, refusal: Refusal, seconds?: number): Promise<Response> {
  const isPage = prefersPage(request.headers.get('accept'));
  const read = isPage && (await (isMultipart(request) ? readUpload(request, passFile) : readBody(request, textsLimitBytes)));
  const posted = read && 'posted' in read && read.posted ? read.posted : {};
  return refuseForm(form, request, refusal, { posted, ...(seconds === undefined ? {} : { seconds }) });
}

async function keep(form: UploadForm, arrival: Arrival, { taken, repeated }: ReturnType<typeof takeUpload>): Promise<Response> {
  const receipt = await receiveLead(arrival);
  if (receipt.status === 'accepted') {
    log.info({ event: 'lead_accepted', reference: receipt.reference, route: form.route, locale: arrival.locale, files: taken.length });
    wakeDelivery();
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

/** Whether the body of a program must hold files, by its length. A page is read whole: it comes back with what was typed. */
function bringsFiles({ headers }: Request): boolean {
  return !prefersPage(headers.get('accept')) && Number(headers.get('content-length') ?? 0) > textsLimitBytes;
}

async function receive(form: UploadForm, request: Request): Promise<Response> {
  const unavailable = (arrival: Arrival, error: unknown) => {
    logFailure(form.route, error);
    return refuse(arrival, 'unavailable', [], retryAfterSeconds);
  };
  const upload = takeUpload(form.files, uploadRoom(request));
  try {
    // A store that is away fails again at the first file, and is answered there.
    const full = bringsFiles(request) ? await upload.reserve().catch(() => undefined) : undefined;
    if (full) return await refuseForm(form, request, full.refusal, { seconds: full.retryAfterSeconds });
    const read = await readUpload(request, upload.take);
    if (read.status !== 'read' && read.status !== 'failed') return await refuseForm(form, request, read.status, read);
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
    const refusal = barrier(request) ?? (isMultipart(request) ? undefined : 'contentType');
    if (refusal && !prefersPage(request.headers.get('accept'))) return problem(refusal, requestLocale(request));
    const rate = refusal ? undefined : await countPost(request.headers.get('x-client-address') ?? '');
    const work = () => {
      if (refusal) return refuseEarly(form, request, refusal);
      return rate?.allowed === false ? refuseEarly(form, request, 'limited', rate.retryAfterSeconds) : receive(form, request);
    };
    return withUploadSlot(request, {
      work,
      refused: ({ refusal: reason, retryAfterSeconds: seconds }) => refuseForm(form, request, reason, { seconds }),
    });
  };
}
