export type SentFile = { name: string; bytes: Uint8Array };

export const sender = { client_name: 'Ana Lima', client_email: 'ana@example.com', message: 'My license and the old policy' };

export function documentsBody(files: readonly SentFile[], fields: Record<string, string> = sender): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [index, { name, bytes }] of files.entries()) body.append(`file_${index}`, new Blob([new Uint8Array(bytes)]), name);
  return body;
}

type Options = { fields?: Record<string, string>; headers?: Record<string, string>; path?: string };

export function postDocuments(
  origin: string,
  files: readonly SentFile[],
  { fields, headers = {}, path = '/api/documents' }: Options = {},
): Promise<Response> {
  return fetch(origin + path, { method: 'POST', redirect: 'manual', body: documentsBody(files, fields), headers });
}
