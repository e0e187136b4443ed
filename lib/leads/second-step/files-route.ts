import 'server-only';
import { createHash } from 'node:crypto';
import { fileWords, isTooLarge } from '#lib/forms/file-words.ts';
import { papersRule, papersStep } from '#lib/forms/second-step/papers.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { clientAddressOf, prefersPage, requestLocale } from '#lib/http/request-headers.ts';
import { renderSecondStep } from '#lib/http/page-state.ts';
import { problem, type ProblemMessage } from '#lib/http/problem.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { log } from '#lib/log.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';
import { readUpload } from '../files/read-upload.ts';
import { createUpload, type Upload } from '../files/upload.ts';
import { uploadReservation } from '../files/upload-reservation.ts';
import { withUploadSlot } from '../files/with-upload-slot.ts';
import { logFailure, refuseByHeaders, retryAfterSeconds } from '../post-route.ts';
import { countPost } from '../rate.ts';
import { saveUpdate } from '../store/save-update.ts';
import { isMultipart } from '../upload-route.ts';
import { readContinuation } from './continuation-token.ts';
import { findOpenedLead, type OpenedLead, stateOf } from './find-opened-lead.ts';
import { goTo, respondToUpdate, updateChannels } from './second-step-route.ts';

function problemsOf({ problems }: Upload, locale: Locale): ProblemMessage[] {
  if (problems.length === 0) return [{ field: papersRule.field, code: 'no_files', message: translator(locale, 'portal.documents')('noFiles.text') }];
  const words = fileWords(papersRule, locale);
  return problems.map(({ name, problem: code }) => ({ field: papersRule.field, code, message: words.problem(code, name) }));
}

/** Refuses a post without files, or whose files have problems. A browser without JavaScript gets the step again, with the problems. */
async function refuse(lead: OpenedLead, upload: Upload, locale: Locale, wantsPage: boolean): Promise<Response> {
  const problems = problemsOf(upload, locale);
  const response = problem(problems.some(({ code }) => isTooLarge(code)) ? 'tooLarge' : 'invalid', locale, { errors: problems });
  if (!wantsPage) return response;
  const state = { ...stateOf(lead, papersStep), refused: { posted: {}, problems } };
  return renderSecondStep(locale, state, { status: response.status }).catch(() => response);
}

/** Commits the files that the lead does not have yet, as one update. */
async function save(lead: OpenedLead, { files }: Upload, locale: Locale, idempotencyKey: string | null) {
  const added = files.filter(({ sha256 }) => !lead.files.some((earlier) => earlier.sha256 === sha256));
  return saveUpdate({
    leadId: lead.leadId,
    form: lead.form.id,
    locale,
    values: {},
    fileIds: added.map(({ id }) => id),
    idempotencyKey,
    bodyHash: createHash('sha256')
      .update(files.map(({ sha256 }) => sha256).join('\n'))
      .digest('hex'),
    channels: updateChannels(),
    createdAt: Date.now(),
  });
}

async function receive(lead: OpenedLead, request: Request): Promise<Response> {
  const wantsPage = prefersPage(request.headers.get('accept'));
  const upload = createUpload(papersRule, uploadReservation(request));
  try {
    const read = await readUpload(request, upload.addFile);
    const locale = requestLocale(request, postedValue(read.posted, 'locale'));
    if (read.status === 'failed') throw read.error;
    if (read.status !== 'read') return problem(read.status, locale);
    const refusal = upload.refusal();
    if (refusal) return problem(refusal.refusal, locale, { retryAfterSeconds: refusal.retryAfterSeconds });
    if (upload.problems.length > 0 || upload.files.length === 0) return await refuse(lead, upload, locale, wantsPage);
    const saved = await save(lead, upload, locale, request.headers.get('idempotency-key'));
    return respondToUpdate(lead, saved, {
      locale,
      wantsPage,
      token: readContinuation(request.headers),
      nextStep: papersStep,
      files: upload.files.length,
    });
  } finally {
    await upload.deleteUnattached().catch(() => log.warn({ event: 'staged_files_left' }));
    await upload.settle().catch(() => log.warn({ event: 'upload_reservation_not_ended' }));
  }
}

/**
 * Adds files to the lead that is open in this browser: 200, or 303 to the step for a plain form. 403 without a valid cookie, or with that of another lead
 * than `reference`.
 */
export async function postFiles(request: Request, reference?: string): Promise<Response> {
  const locale = requestLocale(request);
  const refused = refuseByHeaders(request, locale) ?? (isMultipart(request) ? undefined : problem('contentType', locale));
  if (refused) return refused;
  const rate = await countPost(clientAddressOf(request));
  if (!rate.allowed) return problem('limited', locale, { retryAfterSeconds: rate.retryAfterSeconds });
  try {
    const lead = await findOpenedLead(readContinuation(request.headers), reference);
    if (!lead) return prefersPage(request.headers.get('accept')) ? goTo(locale, continuePath()) : problem('notOpen', locale);
    return await withUploadSlot(request, {
      work: () => receive(lead, request),
      refused: ({ refusal, retryAfterSeconds: seconds }) => problem(refusal, locale, { retryAfterSeconds: seconds }),
    });
  } catch (error) {
    logFailure('requests/files', error);
    return problem('unavailable', locale, { retryAfterSeconds });
  }
}
