import 'server-only';
import { log } from '#lib/log.ts';

type Reported = { known: Set<string>; waiting: string[]; timer: NodeJS.Timeout | undefined };

declare global {
  var leadsUnreadable: Reported | undefined;
}

const gatherMs = 1_000;
/** The others are counted: a line of a log has an end. */
const mostNamed = 100;

function report(reported: Reported): void {
  const references = reported.waiting.splice(0);
  reported.timer = undefined;
  log.error(
    { event: 'answers_unreadable', leads: references.length, references: references.slice(0, mostNamed) },
    'answers cannot be read and are not delivered: is their key missing in FIELD_KEY or field.key?',
  );
}

/** Logs which leads cannot be read: each once in the life of this process, those found within a second in one line. */
export function tellUnreadable(references: readonly string[]): void {
  const reported = (globalThis.leadsUnreadable ??= { known: new Set(), waiting: [], timer: undefined });
  const found = references.filter((reference) => !reported.known.has(reference));
  for (const reference of found) reported.known.add(reference);
  reported.waiting.push(...found);
  if (found.length > 0) reported.timer ??= setTimeout(report, gatherMs, reported).unref();
}
