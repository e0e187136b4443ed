import 'server-only';
import { fileWords, isTooLarge } from '#lib/forms/file-words.ts';
import type { ProblemMessage } from '#lib/http/problem.ts';
import { translator } from '#lib/i18n/messages.ts';
import { refuse, respondToReceipt } from './respond.ts';
import type { IncomingPost } from './incoming-post.ts';
import type { UploadProblem } from './files/upload.ts';
import type { Receipt } from './receive.ts';
import { storedNames } from './store/files.ts';
import type { UploadForm } from './upload-route.ts';

/** Refuses a post without files, or whose files have problems; names each file with its problem. */
export function refuseFiles({ files }: UploadForm, post: IncomingPost, problems: readonly UploadProblem[]): Promise<Response> {
  const t = translator(post.locale, 'portal.documents');
  if (problems.length === 0) {
    const words = { title: t('noFiles.title'), detail: t('noFiles.text') };
    return refuse(post, 'invalid', [{ field: files.field, code: 'no_files', message: `${words.title}. ${words.detail}` }], undefined, words);
  }
  const texts = fileWords(files, post.locale);
  const messages = problems.map(({ field, name, problem }): ProblemMessage => ({ field, code: problem, message: texts.problem(problem, name) }));
  const words = { title: t('refused'), detail: messages[0]?.message ?? '' };
  return refuse(post, problems.some(({ problem }) => isTooLarge(problem)) ? 'tooLarge' : 'invalid', messages, undefined, words);
}

/** Responds with 201, the reference and the stored names of the files, or with the problems. */
export async function respondToUpload(post: IncomingPost, receipt: Receipt, repeated: readonly string[]): Promise<Response> {
  if (receipt.status !== 'accepted' || post.wantsPage) return respondToReceipt(post, receipt);
  const files = await storedNames(receipt.reference);
  const body = { reference: receipt.reference, status: 'accepted', files, ...(repeated.length > 0 ? { repeated } : {}) };
  return Response.json(body, { status: 201, headers: { 'cache-control': 'no-store' } });
}
