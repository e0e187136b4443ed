import { type ChosenFile, type DocumentsView, totalOf } from './documents-view.ts';
import { postUpload, problemText } from './post-upload.ts';

export type Sending = {
  /** Bytes sent and total bytes; both are the browser's estimates. */
  onProgress: (sent: number, total: number) => void;
  onFile: (id: number, change: FileChange) => void;
  signal: AbortSignal;
};
export type FileChange = Pick<ChosenFile, 'staged' | 'problem' | 'broken'>;

export type StageOutcome = { status: 'staged'; ids: readonly string[] } | { status: 'refused'; text: string } | { status: 'unreached' | 'canceled' };

const url = '/api/documents/files';

export async function stageFiles(files: readonly ChosenFile[], view: DocumentsView, sending: Sending): Promise<StageOutcome> {
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
    const answer = await postUpload(url, body, { locale: form.locale, signal: sending.signal, onSent });
    sentBytes += file.size;
    if (answer === 'canceled') return { status: answer };
    if (answer !== 'unreached' && answer.status === 201 && answer.id) {
      ids.push(answer.id);
      sending.onFile(id, { staged: answer.id });
      continue;
    }
    const problem = answer === 'unreached' ? undefined : answer.errors?.find(({ field }) => field === 'file_0')?.message;
    if (problem) {
      refusal ??= `${words.refused}: ${problem}`;
      sending.onFile(id, { problem });
      continue;
    }
    const problemMessage = answer === 'unreached' ? undefined : problemText(answer);
    sending.onFile(id, { problem: problemMessage ?? words.ui.broken.replace('{name}', file.name), broken: true });
    return problemMessage === undefined ? { status: 'unreached' } : { status: 'refused', text: problemMessage };
  }
  return refusal === undefined ? { status: 'staged', ids } : { status: 'refused', text: refusal };
}

/** Deletes staged files on the server, which would otherwise expire after half an hour. */
export function unstage(files: readonly ChosenFile[]): void {
  for (const { staged } of files) if (staged) void fetch(`${url}/${staged}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}
