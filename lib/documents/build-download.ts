import { zipSync } from 'fflate';
import type { Locale } from '#lib/i18n/routing.ts';
import { type Download, downloadById, downloadFile, downloadsAsOf } from '#lib/site/downloads.ts';
import { color } from '#lib/colors.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { downloadContent, formatterFor } from './download-words.ts';
import { renderPdf } from './pdf.ts';

import writeExcelFile from 'write-excel-file/node';

const emptyRows = 25;

/** A workbook with a vehicle list and a driver list to fill in. */
async function fleetSchedule(locale: Locale): Promise<Buffer> {
  const { sheets, note } = messagesFor(locale).downloads.schedule;
  const format = formatterFor(locale);
  const list = [sheets.vehicles, sheets.drivers].map(({ name, columns }) => {
    const headings = Object.values(columns);
    const head = headings.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: color('primary-soft'), wrap: true }));
    const hint = [{ value: format(note), textColor: color('muted'), columnSpan: headings.length }];
    return {
      name,
      columns: headings.map((heading) => ({ width: Math.max(14, heading.length + 2) })),
      data: [hint, head, ...Array.from({ length: emptyRows }, () => headings.map(() => ({ value: '', borderColor: color('line') })))],
    };
  });
  return writeExcelFile(list.map(({ data, name, columns }) => ({ data, sheet: name, columns, stickyRowsCount: 2 }))).toBuffer();
}

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
