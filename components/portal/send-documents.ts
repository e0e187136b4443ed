import { fetchFormTimestamp, recordResponse, submissionFor } from '#components/forms/submission.ts';
import type { FieldProblem } from '#components/forms/form-view.ts';
import { honeypotField } from '#lib/forms/posted.ts';
import { type ChosenFile, type DocumentsView, totalOf } from './documents-view.ts';
import { postUpload, problemText } from './post-upload.ts';

type Sending = {
  /** Bytes sent and total bytes; both are the browser's estimates. */
  onProgress: (sent: number, total: number) => void;
  onFile: (id: number, change: FileChange) => void;
  signal: AbortSignal;
};
export type FileChange = Pick<ChosenFile, 'staged' | 'problem' | 'hasFailed'>;

type StageOutcome = { status: 'staged'; ids: readonly string[] } | { status: 'refused'; text: string } | { status: 'unreached' | 'canceled' };

const url = '/api/documents/files';

async function stageFiles(files: readonly ChosenFile[], view: DocumentsView, sending: Sending): Promise<StageOutcome> {
  const { form, words } = view;
  const total = totalOf(files);
  const ids: string[] = [];
  let refusal: string | undefined;
  let sentBytes = totalOf(files.filter(({ staged }) => staged));
  for (const { id, file, staged } of files) {
    if (staged) {
      ids.push(staged);
      continue;
    }
    const body = new FormData();
    body.append('file_0', file, file.name);
    const before = sentBytes;
    const onSent = (bytes: number) => sending.onProgress(before + Math.min(bytes, file.size), total);
    const response = await postUpload(url, body, { locale: form.locale, signal: sending.signal, onSent });
    sentBytes += file.size;
    if (response === 'canceled') return { status: response };
    if (response !== 'unreached' && response.status === 201 && response.id) {
      ids.push(response.id);
      sending.onFile(id, { staged: response.id });
      continue;
    }
    const problem = response === 'unreached' ? undefined : response.errors?.find(({ field }) => field === 'file_0')?.message;
    if (problem) {
      refusal ??= `${words.refused}: ${problem}`;
      sending.onFile(id, { problem });
      continue;
    }
    const problemMessage = response === 'unreached' ? undefined : problemText(response);
    sending.onFile(id, { problem: problemMessage ?? words.ui.broken.replace('{name}', () => file.name), hasFailed: true });
    return problemMessage === undefined ? { status: 'unreached' } : { status: 'refused', text: problemMessage };
  }
  return refusal === undefined ? { status: 'staged', ids } : { status: 'refused', text: refusal };
}

/** Deletes staged files on the server, which would otherwise expire after half an hour. */
export function unstage(files: readonly ChosenFile[]): void {
  for (const { staged } of files) if (staged) void fetch(`${url}/${staged}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

type SendOutcome =
  | { status: 'sent'; reference: string }
  | { status: 'refused'; text: string; problems: readonly FieldProblem[] }
  | { status: 'unreached' | 'canceled' };

function bodyOf(element: HTMLFormElement, ids: readonly string[], view: DocumentsView, { stamp, page }: { stamp: string; page: string }): FormData {
  const typed = new FormData(element);
  const body = new FormData();
  // Without a `form` field the response is JSON.
  for (const name of ['client_name', 'client_email', 'message', 'marketing_consent', honeypotField]) {
    const value = typed.get(name);
    if (typeof value === 'string' && value !== '') body.append(name, value);
  }
  body.append('locale', view.form.locale);
  body.append('page', page);
  if (stamp) body.append('stamp', stamp);
  for (const id of ids) body.append('staged', id);
  return body;
}

/** Stages the files one by one, then posts the values with their ids. The same content has the same key, so a repeat creates no second lead. */
export async function sendDocuments(
  element: HTMLFormElement,
  files: readonly ChosenFile[],
  view: DocumentsView,
  sending: Sending,
): Promise<SendOutcome> {
  const { form, words } = view;
  const failed = `${words.ui.failTitle}: ${words.ui.failText}`;
  const staged = await stageFiles(files, view, sending);
  if (staged.status === 'refused') return { status: 'refused', text: staged.text, problems: [] };
  if (staged.status !== 'staged') return { status: staged.status };
  sending.onProgress(1, 1);
  const fields = [...new FormData(element)].filter(([, value]) => typeof value === 'string');
  const fingerprint = JSON.stringify([fields, files.map(({ file }) => [file.name, file.size, file.lastModified])]);
  const submission = submissionFor(form.id, fingerprint, await fetchFormTimestamp());
  const headers = { 'idempotency-key': submission.key };
  const response = await postUpload(form.action, bodyOf(element, staged.ids, view, submission), {
    locale: form.locale,
    signal: sending.signal,
    headers,
  });
  if (typeof response === 'string') return { status: response };
  if (response.status !== 201 || !response.reference)
    return { status: 'refused', text: problemText(response) ?? failed, problems: response.errors ?? [] };
  recordResponse(form.id);
  return { status: 'sent', reference: response.reference };
}
