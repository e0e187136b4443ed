import 'server-only';
import type { Problem } from '#lib/forms/schema.ts';
import { documentsForm } from '#lib/forms/documents.ts';
import { fileWords } from '#lib/forms/file-words.ts';
import type { ProblemMessage } from '#lib/http/problem.ts';
import { type Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { answerReceipt, refuse, translateProblems } from './answer.ts';
import type { Arrival } from './arrival.ts';
import type { UploadProblem } from './files/take-upload.ts';
import type { Receipt } from './receive.ts';
import { storedNames } from './store/files.ts';
import type { UploadForm } from './upload-route.ts';

const tooLarge: readonly string[] = ['file_too_large', 'files_too_large', 'too_many_files'];

/** Refuses a post without files, or whose files have problems; names each file with its problem. */
export function refuseFiles({ files }: UploadForm, arrival: Arrival, problems: readonly UploadProblem[]): Promise<Response> {
  const t = translator(arrival.locale, 'portal.documents');
  if (problems.length === 0) {
    const words = { title: t('noFiles.title'), detail: t('noFiles.text') };
    return refuse(arrival, 'invalid', [{ field: files.field, code: 'no_files', message: `${words.title}. ${words.detail}` }], undefined, words);
  }
  const texts = fileWords(files, arrival.locale);
  const messages = problems.map(({ field, name, problem }): ProblemMessage => ({ field, code: problem, message: texts.problem(problem, name) }));
  const words = { title: t('refused'), detail: messages[0]?.message ?? '' };
  return refuse(arrival, problems.some(({ problem }) => tooLarge.includes(problem)) ? 'tooLarge' : 'invalid', messages, undefined, words);
}

function missingWords(problems: readonly Problem[], locale: Locale): { title: string; detail: string } | undefined {
  if (!problems.some(({ code }) => code === 'required')) return undefined;
  const t = translator(locale, 'portal.documents');
  return { title: t('missing.title'), detail: t('missing.text') };
}

/** Responds with 201, the reference and the stored names of the files, or with the problems. */
export async function answerUpload(form: UploadForm, arrival: Arrival, receipt: Receipt, repeated: readonly string[]): Promise<Response> {
  if (receipt.status === 'invalid' && form.id === documentsForm.id) {
    const { problems } = receipt;
    return refuse(arrival, 'invalid', translateProblems(documentsForm, problems, arrival.locale), undefined, missingWords(problems, arrival.locale));
  }
  if (receipt.status !== 'accepted' || arrival.native) return answerReceipt(arrival, receipt);
  const files = await storedNames(receipt.reference);
  const body = { reference: receipt.reference, status: 'accepted', files, ...(repeated.length > 0 ? { repeated } : {}) };
  return Response.json(body, { status: 201, headers: { 'cache-control': 'no-store' } });
}
