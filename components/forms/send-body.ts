import type { FieldView } from './form-view.ts';

type Post = { body: string; headers: Record<string, string> } | { body: FormData; headers: Record<string, string> };

/** The body of a post: JSON, or with files the same values as fields of a multipart body. Without `form` the response is JSON. */
export function postOf(values: Readonly<Record<string, unknown>>, files: readonly { field: FieldView; file: File }[]): Post {
  if (files.length === 0) return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  const body = new FormData();
  const { form: _form, ...fields } = values;
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== '' && one !== false) body.append(name, String(one));
  for (const { field, file } of files) body.set(field.name, file, file.name);
  return { body, headers: {} };
}
