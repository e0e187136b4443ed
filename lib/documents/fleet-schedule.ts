import { color } from '#lib/colors.ts';
import writeExcelFile from 'write-excel-file/node';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { formatterFor } from './download-words.ts';

const emptyRows = 25;

/** A workbook with a vehicle list and a driver list to fill in. */
export async function fleetSchedule(locale: Locale): Promise<Buffer> {
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
