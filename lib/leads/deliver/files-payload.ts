import 'server-only';
import { findForm } from '#lib/forms/registry.ts';
import { mimeTypes } from '../file-type.ts';
import { fileLink, storedName } from '../file-link.ts';
import type { Lead } from '../model.ts';

/** The files of a lead or of an update in the webhook's body. */
export function filesPayload({ form, files = [] }: Pick<Lead, 'form' | 'files'>, siteUrl: string): Record<string, object[] | string> {
  const [first] = files;
  if (!first) return {};
  const rule = findForm(form)?.files;
  return {
    ...(rule?.maxFiles === 1 ? { [rule.field]: first.name } : {}),
    files: files.map((file) => ({
      name: file.name,
      stored: storedName(file),
      type: mimeTypes[file.type],
      size: file.size,
      sha256: file.sha256,
      scan: file.scan,
      ...(file.active.length > 0 ? { active: file.active } : {}),
      url: fileLink(file, siteUrl, Date.now()),
    })),
  };
}
