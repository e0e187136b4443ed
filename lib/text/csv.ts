/** Begins a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Cells that a spreadsheet takes for a formula; they get a leading apostrophe. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}
