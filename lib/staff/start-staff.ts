import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';
import { mailMentions } from './mention-mail.ts';
import { alarmOverdue } from './overdue-alarm.ts';
import { leadSearch } from './search.ts';
import { fillLines } from './store/fill-lines.ts';
import { listPeople } from './store/people.ts';

const minuteMs = 60_000;
const searchMs = 1_000;
/** The first visitors are served before the desk reads all leads. */
const readAfterMs = 3_000;

/** Runs `work` every `everyMs`; a run that fails is logged, and one that takes longer is waited for. */
function repeat(event: string, everyMs: number, work: () => Promise<unknown>): void {
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    await work().catch((error: unknown) => log.warn({ event, error: errorLabel(error) }));
    isRunning = false;
  };
  setInterval(() => void run(), everyMs).unref();
}

async function readLeads(): Promise<void> {
  await fillLines();
  if ((await listPeople()).length > 0) await leadSearch().catchUp();
}

/** Starts the periodic work of the desk. The store must be prepared before. */
export function startStaff(): void {
  repeat('overdue_alarm_failed', minuteMs, () => alarmOverdue());
  repeat('mention_mail_failed', minuteMs, () => mailMentions());
  repeat('search_erase_failed', searchMs, () => leadSearch().dropErased());
  setTimeout(() => {
    readLeads().catch((error: unknown) => log.warn({ event: 'search_read_failed', error: errorLabel(error) }));
  }, readAfterMs).unref();
}
