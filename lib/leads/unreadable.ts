import 'server-only';
import { log } from '#lib/log.ts';

type Reports = { reported: Set<string>; waiting: string[]; timer: NodeJS.Timeout | undefined };

declare global {
  var leadsUnreadable: Reports | undefined;
}

const batchMs = 1_000;
const maxReferences = 100;

function report(reports: Reports): void {
  const references = reports.waiting.splice(0);
  reports.timer = undefined;
  log.error(
    { event: 'answers_unreadable', leads: references.length, references: references.slice(0, maxReferences) },
    'answers cannot be read and are not delivered: is their key missing in FIELD_KEY or field.key?',
  );
}

/** Logs leads that cannot be read: each once per process, those found within a second in one line. */
export function reportUnreadable(references: readonly string[]): void {
  const reports = (globalThis.leadsUnreadable ??= { reported: new Set(), waiting: [], timer: undefined });
  const found = references.filter((reference) => !reports.reported.has(reference));
  for (const reference of found) reports.reported.add(reference);
  reports.waiting.push(...found);
  if (found.length > 0) reports.timer ??= setTimeout(report, batchMs, reports).unref();
}
