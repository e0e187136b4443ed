import 'server-only';
import { createHash } from 'node:crypto';
import type { FileRule } from '#lib/forms/file-rule.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { clientAddressOf, prefersPage, requestLocale } from '#lib/http/request-headers.ts';
import { problem, type ProblemResponseCode } from '#lib/http/problem.ts';
import { mediaTypeOf, readBody } from '#lib/http/read-body.ts';
import { log } from '#lib/log.ts';
import { refuse } from './respond.ts';
import { respondToUpload, refuseFiles } from './respond-to-upload.ts';
import type { IncomingPost } from './incoming-post.ts';
import { readUpload } from './files/read-upload.ts';
import { drainFile, type StagedFile } from './files/stage-file.ts';
import { createUpload, type Upload } from './files/upload.ts';
import { uploadReservation } from './files/upload-reservation.ts';
import { withUploadSlot } from './files/with-upload-slot.ts';
import { checkHeaders, logFailure, retryAfterSeconds, withoutConsent } from './post-route.ts';
import { countPost } from './rate.ts';
import { receiveLead } from './receive.ts';
import { FilesGone } from './store/files.ts';
import { wakeDelivery } from './delivery-signals.ts';

const fieldsLimitBytes = 64 * 1024;

export type UploadForm = FormDefinition & { files: FileRule };

/** The hash of fields and files. It does not depend on how the body is divided, or on which files were staged before. */
function hashOf(posted: Posted, files: readonly StagedFile[]): string {
  const fields = Object.entries(posted).filter(([name]) => name !== 'staged');
  const content = [fields, files.map(({ name, sha256 }) => [name, sha256])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

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

export function toIncomingPost(form: UploadForm, request: Request, posted: Posted, files: readonly StagedFile[]): IncomingPost {
  const { headers } = request;
  const named = postedValue(posted, 'locale');
  return {
    route: form.route,
    posted,
    bodyHash: hashOf(posted, files),
    // Only a browser without JavaScript posts `form`: components/forms/send-form.ts leaves it out.
    wantsPage: postedValue(posted, 'form') === form.id,
    idempotencyKey: headers.get('idempotency-key'),
    locale: requestLocale(request, named),
    ip: clientAddressOf(request),
    userAgent: headers.get('user-agent') ?? '',
    referrer: headers.get('referer'),
    fileIds: files.map(({ id }) => id),
  };
}

/** Refuses a post. A browser without JavaScript gets its form restored with `posted`. */
function refuseForm(
  form: UploadForm,
  request: Request,
  refusal: ProblemResponseCode,
  { posted = {}, seconds }: { posted?: Posted; seconds?: number } = {},
) {
  const acceptsPage = prefersPage(request.headers.get('accept'));
  const shown = refusal === 'crossOrigin' ? withoutConsent(posted) : posted;
  return refuse(toIncomingPost(form, request, acceptsPage ? { ...shown, form: form.id } : posted, []), refusal, [], seconds);
}

/** Refuses a post before its files are stored. Reads the fields of a browser without JavaScript, to restore its form. */
async function refuseEarly(form: UploadForm, request: Request, refusal: ProblemResponseCode, seconds?: number): Promise<Response> {
  const acceptsPage = prefersPage(request.headers.get('accept'));
  const read = acceptsPage && (await (isMultipart(request) ? readUpload(request, drainFile) : readBody(request, fieldsLimitBytes)));
  const posted = read && 'posted' in read && read.posted ? read.posted : {};
  return refuseForm(form, request, refusal, { posted, ...(seconds === undefined ? {} : { seconds }) });
}

async function receiveWithFiles(form: UploadForm, post: IncomingPost, { files, repeated }: Upload): Promise<Response> {
  const receipt = await receiveLead(post);
  if (receipt.status === 'accepted') {
    log.info({ event: 'lead_accepted', reference: receipt.reference, route: form.route, locale: post.locale, files: files.length });
    wakeDelivery();
  }
  return respondToUpload(post, receipt, repeated);
}

async function errorOf(work: Promise<void>): Promise<{ error: unknown } | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
}

/** Staged files were deleted or belong to another lead by now: the visitor has to send them again. */
function refuseGoneFiles(form: UploadForm, post: IncomingPost): Promise<Response> {
  const ids = stagedIds(post.posted);
  return refuseFiles(
    form,
    post,
    ids.map((_, index) => ({ field: `file_${index}`, name: '', problem: 'file_gone' })),
  );
}

/** Whether a body is too long to have fields only. False for a browser: its fields are read in any case, to restore its form. */
function mustHaveFiles({ headers }: Request): boolean {
  return !prefersPage(headers.get('accept')) && Number(headers.get('content-length') ?? 0) > fieldsLimitBytes;
}

async function receive(form: UploadForm, request: Request): Promise<Response> {
  const unavailable = (post: IncomingPost, error: unknown) => {
    logFailure(form.route, error);
    return refuse(post, 'unavailable', [], retryAfterSeconds);
  };
  const upload = createUpload(form.files, uploadReservation(request));
  try {
    // An unavailable store fails again at the first file, and is handled there.
    const quotaRefusal = mustHaveFiles(request) ? await upload.reserve().catch(() => undefined) : undefined;
    if (quotaRefusal) return await refuseForm(form, request, quotaRefusal.refusal, { seconds: quotaRefusal.retryAfterSeconds });
    const read = await readUpload(request, upload.addFile);
    if (read.status !== 'read' && read.status !== 'failed') return await refuseForm(form, request, read.status, read);
    const failure = read.status === 'failed' ? read : await errorOf(upload.addStaged(stagedIds(read.posted)));
    const post = toIncomingPost(form, request, read.posted, upload.files);
    if (failure) return await unavailable(post, failure.error);
    const refused = upload.refusal();
    if (refused) return await refuse(post, refused.refusal, [], refused.retryAfterSeconds);
    const isMissing = form.files.required && upload.files.length === 0;
    if (upload.problems.length > 0 || isMissing) return await refuseFiles(form, post, upload.problems);
    return await receiveWithFiles(form, post, upload).catch((error: unknown) =>
      error instanceof FilesGone ? refuseGoneFiles(form, post) : unavailable(post, error),
    );
  } finally {
    await upload.deleteUnattached().catch(() => log.warn({ event: 'staged_files_left' }));
    await upload.settle().catch(() => log.warn({ event: 'upload_reservation_not_ended' }));
  }
}

export function isMultipart({ headers }: Request): boolean {
  return mediaTypeOf(headers.get('content-type')) === 'multipart/form-data';
}

/** The handler of a form with files. Files are stored while the body arrives, and deleted unless all are valid and the lead is committed. */
export function uploadRoute(form: UploadForm): (request: Request) => Promise<Response> {
  return async (request) => {
    const refusal = checkHeaders(request) ?? (isMultipart(request) ? undefined : 'contentType');
    if (refusal && !prefersPage(request.headers.get('accept'))) return problem(refusal, requestLocale(request));
    const rate = refusal ? undefined : await countPost(clientAddressOf(request));
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
