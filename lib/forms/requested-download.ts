import { type Download, downloadById } from '#lib/site/downloads.ts';
import type { FieldValues } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';

/** The download that a form sends for these values; undefined for every other form. */
export function requestedDownload({ download }: Pick<FormDefinition, 'download'>, values: FieldValues): Download | undefined {
  if (!download) return undefined;
  const id = 'id' in download ? download.id : values[download.field];
  return typeof id === 'string' ? downloadById(id) : undefined;
}
