import type { ParseArgsConfig } from 'node:util';

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

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** `run` returns the exit code: 0, or 1 for a problem. */
export type Verb = {
  /** Arguments in the usage text. */
  takes: string;
  does: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Whether a reference may follow. */
  reference?: true;
  /** Whether it creates the store; every other verb needs an existing one. */
  createsStore?: true;
  run(input: { values: Values; reference: string | undefined }): Promise<number>;
};

/** Wrong arguments; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const json = { json: { type: 'boolean' } } as const;

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** A day (`2026-11-20`, from midnight UTC) or an ISO time, as epoch ms. */
export function timeOf(values: Values, name: string): number | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  // JavaScript takes February 30 for March 2.
  const [day = ''] = text.match(/^\d{4}-\d\d-\d\d/) ?? [];
  const isDay = !Number.isNaN(Date.parse(day)) && isoTime(Date.parse(day))?.startsWith(day);
  const time = isDay ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--${name} must be a day like 2026-11-20, or a moment like 2026-11-20T15:00Z`);
  return time;
}

export function required(value: string | undefined, what: string): string {
  if (!value) throw new UsageError(`${what} is missing`);
  return value;
}
