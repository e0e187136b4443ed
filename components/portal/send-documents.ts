import { attemptFor, settleAttempt } from '#components/forms/attempt.ts';
import type { FieldProblem } from '#components/forms/form-view.ts';
import { honeypotField } from '#lib/forms/envelope.ts';
import type { DocumentsView } from './documents-view.ts';
import type { ChosenFile } from './file-list.ts';

export type Sending = {
  /** Bytes that have left, and all of them; both are estimates of the browser. */
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
};

export type SendOutcome =
  | { status: 'sent'; reference: string }
  | { status: 'refused'; text: string; problems: readonly FieldProblem[] }
  | { status: 'unreached' }
  | { status: 'canceled' };

type Answer = { reference?: string; title?: string; detail?: string; errors?: FieldProblem[] };

async function stamp(): Promise<string> {
  const answer: { stamp?: string } = await fetch('/api/stamp').then((response) => response.json());
  return answer.stamp ?? '';
}

function bodyOf(
  element: HTMLFormElement,
  files: readonly ChosenFile[],
  view: DocumentsView,
  { stamp: stamped, page }: { stamp: string; page: string },
): FormData {
  const typed = new FormData(element);
  const body = new FormData();
  // Without `form` the answer is JSON instead of a page.
  for (const name of ['client_name', 'client_email', 'message', 'marketing_consent', honeypotField]) {
    const value = typed.get(name);
    if (typeof value === 'string' && value !== '') body.append(name, value);
  }
  body.append('locale', view.form.locale);
  body.append('page', page);
  if (stamped) body.append('stamp', stamped);
  for (const [index, { file }] of files.entries()) body.append(`file_${index}`, file, file.name);
  return body;
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Uploads the files with what was typed. The same files and texts go under the same key, so that a second press after a lost answer is no second request. */
export async function sendDocuments(
  element: HTMLFormElement,
  files: readonly ChosenFile[],
  view: DocumentsView,
  sending: Sending,
): Promise<SendOutcome> {
  const { form, words } = view;
  const typed = [...new FormData(element)].filter(([, value]) => typeof value === 'string');
  const print = JSON.stringify([typed, files.map(({ file }) => [file.name, file.size, file.lastModified])]);
  const attempt = attemptFor(form.id, print, await stamp().catch(() => ''));
  const body = bodyOf(element, files, view, attempt);
  return new Promise((resolve) => {
    if (sending.signal.aborted) return resolve({ status: 'canceled' });
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('accept-language', form.locale);
    request.setRequestHeader('idempotency-key', attempt.key);
    request.upload.addEventListener('progress', ({ loaded, total }) => sending.onProgress(loaded, total));
    request.addEventListener('error', () => resolve({ status: 'unreached' }));
    request.addEventListener('abort', () => resolve({ status: 'canceled' }));
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status === 201 && answer.reference) {
        settleAttempt(form.id);
        return resolve({ status: 'sent', reference: answer.reference });
      }
      // A proxy in between may answer for a server that is away.
      if (request.status >= 500 && !answer.detail) return resolve({ status: 'unreached' });
      const text = answer.detail
        ? [answer.title, answer.detail].filter((part, index, parts) => parts.indexOf(part) === index).join(': ')
        : `${words.ui.failTitle}: ${words.ui.failText}`;
      resolve({ status: 'refused', text, problems: answer.errors ?? [] });
    });
    sending.signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
