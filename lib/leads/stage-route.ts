import 'server-only';
import { fileLimits } from '#lib/forms/file-rule.ts';
import { problem } from '#lib/http/problem.ts';
import { requestLocale } from '#lib/http/request-locale.ts';
import { log } from '#lib/log.ts';
import { refuseFiles } from './answer-upload.ts';
import { readUpload } from './files/read-upload.ts';
import { takeUpload } from './files/take-upload.ts';
import { uploadRoom } from './files/upload-room.ts';
import { withUploadSlot } from './files/with-slot.ts';
import { admit, logFailure, retryAfterSeconds } from './post-route.ts';
import { countPost } from './rate.ts';
import { dropStaged } from './store/drop-files.ts';
import { arrivalOf, isMultipart, type UploadForm } from './upload-route.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function stage(form: UploadForm, request: Request): Promise<Response> {
  const locale = requestLocale(request);
  const upload = takeUpload({ ...form.files, most: 1 }, uploadRoom(request, { isStaged: true }));
  let isKept = false;
  try {
    // Before the body: a file that cannot be kept is not read either.
    const full = await upload.reserve();
    if (full) return problem(full.refusal, locale, { retryAfterSeconds: full.retryAfterSeconds });
    const read = await readUpload(request, upload.take);
    if (read.status === 'failed') throw read.error;
    if (read.status !== 'read') return problem(read.status, locale);
    const [file] = upload.taken;
    if (upload.problems.length > 0 || !file) return await refuseFiles(form, arrivalOf(form, request, read.posted, []), upload.problems);
    // Who left while the file was judged never learns its id.
    isKept = !request.signal.aborted;
    return Response.json({ id: file.id, name: file.name, size: file.size }, { status: 201, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    logFailure(`${form.route}/files`, error);
    return problem('unavailable', locale, { retryAfterSeconds });
  } finally {
    if (!isKept) await upload.drop().catch(() => log.warn({ event: 'staged_files_left' }));
    await upload.settle().catch(() => log.warn({ event: 'upload_room_left' }));
  }
}

/**
 * The handler that takes one file of a form ahead of the post that names its id in `staged`: a file that does not get
 * through is sent again alone. What no post names within half an hour is deleted.
 */
export function stageRoute(form: UploadForm): (request: Request) => Promise<Response> {
  return async (request) => {
    const locale = requestLocale(request);
    const refusal = admit(request, locale);
    if (refusal) return refusal;
    if (!isMultipart(request)) return problem('contentType', locale);
    const rate = await countPost(request.headers.get('x-client-address') ?? '', { times: fileLimits.files });
    if (!rate.allowed) return problem('limited', locale, { retryAfterSeconds: rate.retryAfterSeconds });
    return withUploadSlot(request, {
      work: () => stage(form, request),
      refused: ({ refusal: reason, retryAfterSeconds: seconds }) => problem(reason, locale, { retryAfterSeconds: seconds }),
    });
  };
}

/** Deletes a file that was staged and is not wanted any more. What a lead has taken stays. */
export async function unstageRoute(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const locale = requestLocale(request);
  const refusal = admit(request, locale);
  if (refusal) return refusal;
  const { id } = await params;
  try {
    if (uuid.test(id)) await dropStaged([id]);
    return new Response(null, { status: 204 });
  } catch {
    return problem('unavailable', locale, { retryAfterSeconds });
  }
}

/** Answer to every other method of a route that only deletes. */
export function deleteOnly(request: Request): Response {
  return problem('method', requestLocale(request), { headers: { allow: 'DELETE' } });
}
