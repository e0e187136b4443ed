import 'server-only';
import { mimeTypes } from '../files/file-type.ts';
import { fileLink, storedName } from '../files/link.ts';
import type { Lead } from '../model.ts';

/** The files of a lead for the webhook; nothing for a lead without any. */
export function filesPayload({ files = [] }: Lead, siteUrl: string): { files?: object[] } {
  if (files.length === 0) return {};
  return {
    files: files.map((file) => ({
      name: file.name,
      stored: storedName(file),
      type: mimeTypes[file.type],
      size: file.size,
      sha256: file.sha256,
      scan: file.scan,
      url: fileLink(file, siteUrl, Date.now()),
    })),
  };
}
