/** A cell that a spreadsheet would take for a formula gets an apostrophe before it. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of RFC 4180, safe to open in a spreadsheet. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}
