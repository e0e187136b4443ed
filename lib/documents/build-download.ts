import { zipSync } from 'fflate';
import { createTranslator } from 'use-intl/core';
import writeExcelFile from 'write-excel-file/node';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { agencyPhone } from '#lib/site/agency-contact.ts';
import { type Download, downloadById, downloadFile, downloadsAsOf, type PdfId } from '#lib/site/downloads.ts';
import { color } from '#lib/colors.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { renderPdf } from './pdf.ts';
import type { DocumentBlock, DocumentContent } from './content.ts';

type Part = {
  heading: string;
  text?: string;
  items?: Readonly<Record<string, string>>;
  checks?: Readonly<Record<string, { title: string; text: string }>>;
  rows?: Readonly<Record<string, { label: string; value: string }>>;
};
type DocumentWords = { title: string; subtitle: string; parts: Readonly<Record<string, Part>> };

const wordsIn = (locale: Locale): Readonly<Record<PdfId, DocumentWords>> => messagesFor(locale).downloads.documents;

/** Formats texts with the message arguments. */
function formatterFor(locale: Locale): (text: string) => string {
  const values = messageArguments(locale);
  return (text) => createTranslator({ locale, messages: { text } })('text', values);
}

/** The content of a PDF download, with the agency's name and phone in the footer. */
function downloadContent(id: PdfId, locale: Locale): DocumentContent {
  const format = formatterFor(locale);
  const words = wordsIn(locale)[id];
  const order = Object.keys(wordsIn('en')[id].parts);
  const blocks = order.flatMap((key): DocumentBlock[] => {
    const part = words.parts[key];
    if (!part) throw new Error(`Missing words: ${locale} downloads.documents.${id}.parts.${key}`);
    const { heading, text, items, checks, rows } = part;
    return [
      { kind: 'heading', text: format(heading) },
      ...(text ? [{ kind: 'text' as const, text: format(text) }] : []),
      ...(items ? [{ kind: 'list' as const, items: Object.values(items).map(format) }] : []),
      ...(checks
        ? [{ kind: 'checklist' as const, items: Object.values(checks).map((check) => ({ title: format(check.title), text: format(check.text) })) }]
        : []),
      ...(rows
        ? [{ kind: 'rows' as const, rows: Object.values(rows).map(({ label, value }) => ({ label: format(label), value: format(value) })) }]
        : []),
    ];
  });
  return {
    language: regionalLocale(locale),
    title: format(words.title),
    subtitle: format(words.subtitle),
    footer: `${agency.name} · ${agencyPhone} · ${format(messagesFor(locale).downloads.footer)}`,
    madeAt: `${downloadsAsOf}T12:00:00Z`,
    blocks,
  };
}

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

async function packageOf(contents: readonly string[], locale: Locale): Promise<Buffer> {
  const parts = await Promise.all(
    contents.map(async (id) => {
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
