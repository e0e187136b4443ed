import { fetchStamp } from '#components/forms/fetch-stamp.ts';
import { submissionFor, recordResponse } from '#components/forms/submission.ts';
import type { FieldProblem } from '#components/forms/form-view.ts';
import { honeypotField } from '#lib/forms/honeypot.ts';
import type { ChosenFile, DocumentsView } from './documents-view.ts';
import { postUpload, problemText } from './post-upload.ts';
import { type Sending, stageFiles } from './stage-files.ts';

export type SendOutcome =
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
  const submission = submissionFor(form.id, fingerprint, await fetchStamp());
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
