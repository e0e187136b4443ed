import type { FieldView } from './form-view.ts';

type Post = { body: string; headers: Record<string, string> } | { body: FormData; headers: Record<string, string> };

/** JSON, or with files a multipart body with the same names. Without `form` the response to it is JSON. */
export function postOf(values: Readonly<Record<string, unknown>>, files: readonly { field: FieldView; file: File }[]): Post {
  if (files.length === 0) return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  const body = new FormData();
  const { form: _form, ...fields } = values;
  for (const [name, value] of Object.entries(fields))
    for (const item of [value].flat()) if (item !== '' && item !== false) body.append(name, String(item));
  for (const { field, file } of files) body.set(field.name, file, file.name);
  return { body, headers: {} };
}
