import { pageForm } from '#lib/forms/page-forms.ts';
import { requestedDownload } from '#lib/forms/requested-download.ts';
import { downloadPath } from '#lib/site/downloads.ts';
import type { CopiedValue } from './copy-of-lead.ts';
import type { FormView } from './form-view.ts';

/** The path of the requested file in the form's language; undefined where the form has none. */
export function fileOfLead({ id, locale, groups }: FormView, copy: readonly CopiedValue[]): string | undefined {
  const form = pageForm(id);
  const name = form.download && 'field' in form.download ? form.download.field : '';
  const options = groups.flatMap(({ fields }) => fields).find((field) => field.name === name)?.options;
  const label = copy.find(({ field }) => field === name)?.value;
  const value = options?.find((option) => option.label === label)?.value;
  const file = requestedDownload(form, value === undefined ? {} : { [name]: value });
  return file && downloadPath(file, locale);
}
