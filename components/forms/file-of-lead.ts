import { downloadPath, requestedDownload } from '#lib/site/downloads.ts';
import type { CopiedValue } from './copy-of-lead.ts';
import type { FormView } from './form-view.ts';

/** The path of the requested file in the form's language; undefined where the form has none. */
export function fileOfLead({ id, locale, groups }: FormView, copy: readonly CopiedValue[]): string | undefined {
  const name = 'resource';
  const options = groups.flatMap(({ fields }) => fields).find((field) => field.name === name)?.options;
  const spoken = copy.find(({ field }) => field === name)?.value;
  const file = requestedDownload(id, options?.find(({ label }) => label === spoken)?.value);
  return file && downloadPath(file, locale);
}
