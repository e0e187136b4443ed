import { zipSync } from 'fflate';
import type { Locale } from '#lib/i18n/routing.ts';
import { type Download, downloadById, downloadFile, downloadsAsOf } from '#lib/site/downloads.ts';
import { downloadContent } from './download-words.ts';
import { fleetSchedule } from './fleet-schedule.ts';
import { renderPdf } from './pdf.ts';

export const contentTypes = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

async function packageOf(holds: readonly string[], locale: Locale): Promise<Buffer> {
  const parts = await Promise.all(
    holds.map(async (id) => {
      const part = downloadById(id);
      if (!part) throw new Error(`No download ${id} in lib/site/downloads.ts`);
      return [downloadFile(part, locale), await buildDownload(part, locale)] as const;
    }),
  );
  return Buffer.from(zipSync(Object.fromEntries(parts), { mtime: downloadsAsOf }));
}

/** Builds a download in one language: a tagged PDF, a workbook, or a zip of both. */
export function buildDownload(download: Download, locale: Locale): Promise<Buffer> {
  if (download.format === 'zip') return packageOf(download.holds, locale);
  if (download.format === 'xlsx') return fleetSchedule(locale);
  return renderPdf(downloadContent(download.id, locale));
}
