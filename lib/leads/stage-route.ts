import 'server-only';
import { fileLimits } from '#lib/forms/file-rule.ts';
import { clientAddressOf, requestLocale } from '#lib/http/request-headers.ts';
import { problem } from '#lib/http/problem.ts';
import { log } from '#lib/log.ts';
import { refuseFiles } from './respond-to-upload.ts';
import { readUpload } from './files/read-upload.ts';
import { createUpload } from './files/upload.ts';
import { uploadReservation } from './files/upload-reservation.ts';
import { withUploadSlot } from './files/with-upload-slot.ts';
import { refuseByHeaders, logFailure, retryAfterSeconds } from './post-route.ts';
import { countPost } from './rate.ts';
import { deleteStaged } from './store/drop-files.ts';
import { toIncomingPost, isMultipart, type UploadForm } from './upload-route.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function stage(form: UploadForm, request: Request): Promise<Response> {
  const locale = requestLocale(request);
  const upload = createUpload({ ...form.files, maxFiles: 1 }, uploadReservation(request, { isStaged: true }));
  let isKept = false;
  try {
    // Before the body is read: a file that cannot be stored is not read.
    const quotaRefusal = await upload.reserve();
    if (quotaRefusal) return problem(quotaRefusal.refusal, locale, { retryAfterSeconds: quotaRefusal.retryAfterSeconds });
    const read = await readUpload(request, upload.addFile);
    if (read.status === 'failed') throw read.error;
    if (read.status !== 'read') return problem(read.status, locale);
    const [file] = upload.files;
    if (upload.problems.length > 0 || !file) return await refuseFiles(form, toIncomingPost(form, request, read.posted, []), upload.problems);
    // A client that has disconnected never gets the id.
    isKept = !request.signal.aborted;
    return Response.json({ id: file.id, name: file.name, size: file.size }, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    logFailure(`${form.route}/files`, error);
    return problem('unavailable', locale, { retryAfterSeconds });
  } finally {
    if (!isKept) await upload.deleteUnattached().catch(() => log.warn({ event: 'staged_files_left' }));
    await upload.settle().catch(() => log.warn({ event: 'upload_reservation_not_ended' }));
  }
}

/**
 * The handler that stages one file before the post of its form, which names its id in `staged`. So a failed file is sent again alone. Unused files
 * are deleted after half an hour.
 */
export function stageRoute(form: UploadForm): (request: Request) => Promise<Response> {
  return async (request) => {
    const locale = requestLocale(request);
    const refusal = refuseByHeaders(request, locale);
    if (refusal) return refusal;
    if (!isMultipart(request)) return problem('contentType', locale);
    const rate = await countPost(clientAddressOf(request), { postsPerLead: fileLimits.files });
    if (!rate.allowed) return problem('limited', locale, { retryAfterSeconds: rate.retryAfterSeconds });
    return withUploadSlot(request, {
      work: () => stage(form, request),
      refused: ({ refusal: reason, retryAfterSeconds: seconds }) => problem(reason, locale, { retryAfterSeconds: seconds }),
    });
  };
}

export async function unstageRoute(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const locale = requestLocale(request);
  const refusal = refuseByHeaders(request, locale);
  if (refusal) return refusal;
  const { id } = await params;
  try {
    if (uuid.test(id)) await deleteStaged([id]);
    return new Response(null, { status: 204 });
  } catch {
    return problem('unavailable', locale, { retryAfterSeconds });
  }
}

export function deleteOnly(request: Request): Response {
  return problem('method', requestLocale(request), { headers: { allow: 'DELETE' } });
}
