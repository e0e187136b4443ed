export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

export function printError(text: string): void {
  process.stderr.write(`leads: ${text}\n`);
}

/** The first row is the head. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Epoch ms as `2026-11-20 15:04 UTC`. */
export function formatMinute(time: number | null): string {
  return time === null ? '–' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
