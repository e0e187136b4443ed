import { resolve } from 'node:path';
import { config } from '#lib/config.ts';
import type { BackupSummary } from '#lib/leads/store/backup.ts';
import { json, print, printJson, required, textOf, UsageError, type Values } from './verb.ts';

export const fileOptions = { ...json, file: { type: 'string' } } as const;

/** The file of a copy of the embedded database. For PostgreSQL throws, naming the tool to use `instead`. */
export function fileOf(values: Values, instead: string): string {
  if (config().databaseUrl) throw new UsageError(`the leads are on PostgreSQL: use ${instead}`);
  return resolve(required(textOf(values, 'file'), '--file'));
}

export function reportCopy(values: Values, file: string, what: string, { leads, undelivered }: BackupSummary): void {
  if (values.json) printJson({ file, leads, open: undelivered });
  else print(`${file}: ${what} with ${leads} leads, ${undelivered} deliveries still to be made.`);
}
