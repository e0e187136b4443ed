import type { FieldProblem } from '#components/forms/form-view.ts';

export type UploadResponse = { status: number; reference?: string; id?: string; title?: string; detail?: string; errors?: FieldProblem[] };

export type UploadOptions = { locale: string; signal: AbortSignal; headers?: Readonly<Record<string, string>>; onSent?: (bytes: number) => void };

function parseUploadResponse(text: string): Partial<UploadResponse> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Posts a multipart body with upload progress, which `fetch` lacks. `unreached`: no response, or a proxy error. */
export function postUpload(
  url: string,
  body: FormData,
  { locale, signal, headers = {}, onSent }: UploadOptions,
): Promise<UploadResponse | 'unreached' | 'canceled'> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve('canceled');
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries({ 'accept-language': locale, ...headers })) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded));
    request.addEventListener('error', () => resolve('unreached'));
    request.addEventListener('abort', () => resolve('canceled'));
    request.addEventListener('load', () => {
      const response = { ...parseUploadResponse(request.responseText), status: request.status };
      resolve(response.status >= 500 && !response.detail ? 'unreached' : response);
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

export function problemText({ title, detail }: UploadResponse): string | undefined {
  return detail && [title, detail].filter((part, index, parts) => parts.indexOf(part) === index).join(': ');
}
