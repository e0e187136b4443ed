import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { abandonedCanaryMs, eraseAbandonedCanaries } from '#lib/leads/canary.ts';
import { log } from '#lib/log.ts';
import { config } from '#lib/config.ts';
import { translator } from '#lib/i18n/messages.ts';
import { storeTime } from '#lib/leads/store/db.ts';
import { store, type Store } from '#lib/leads/store/store.ts';
import { formatReplyTime } from '#lib/site/business-clock.ts';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { leadColumns, type LeadRow, unsealValues } from '#lib/leads/store/lead-row.ts';
import { minuteMs } from '#lib/site/wall-clock.ts';
import { mailMentions } from './mention-mail.ts';
import { leadSearch } from './search.ts';
import { listPeople, type StaffMember } from './store/people.ts';
import { leadPath } from './desk-path.ts';
import { sendStaffMail } from './sign-in-mail.ts';

const batchSize = 100;

/** Reads the line of insurance from the values of leads that an earlier version stored. A lead that cannot be read gets that of its form. */
export async function fillInsuranceLines({ db, keys }: Store = store()): Promise<number> {
  const keyring = keys();
  let filled = 0;
  for (;;) {
    const rows = await db.all<LeadRow>(`select ${leadColumns} from lead where line is null and erased_at is null limit ${batchSize}`);
    if (rows.length === 0) return filled;
    await db.transaction(async (tx) => {
      for (const row of rows) {
        const read = unsealValues(row, keyring);
        const values = read.status === 'readable' ? read.values : {};
        await tx.run('update lead set line = ? where id = ? and erased_at is null', [lineOfLead({ form: row.form, values }) ?? '', row.id]);
      }
    });
    filled += rows.length;
  }
}

/** Owners get their mail this long after the promised time. */
const ownersAfterMs = 30 * minuteMs;
/** A mail that failed is tried again at each check until this long after the promised time. */
const retriedForMs = 6 * 3_600_000;
const maxPerCheck = 50;

type Overdue = { id: string; reference: string; assigneeId: string | null; dueAt: number; step: number };

/** Takes one step of the alarm for a lead. False when another instance took it, or staff replied meanwhile. */
async function claimStep({ id, step }: Overdue, next: number, { db }: Store): Promise<boolean> {
  const changed = await db.transaction((tx) =>
    tx.run('update lead set alarm_step = ? where id = ? and alarm_step = ? and first_reply_at is null', [next, id, step]),
  );
  return changed === 1;
}

/** Takes a step back when its mail reached nobody. */
async function releaseStep({ id, step }: Overdue, taken: number, { db }: Store): Promise<void> {
  await db.transaction((tx) => tx.run('update lead set alarm_step = ? where id = ? and alarm_step = ?', [step, id, taken]));
}

async function mailOverdue(person: StaffMember, { reference, dueAt }: Overdue, send: typeof sendStaffMail): Promise<boolean> {
  const t = translator(person.locale, 'desk.overdueMail');
  return send({
    to: person,
    subject: t('subject', { reference }),
    blocks: [
      { kind: 'text', text: t('overdue', { reference, time: formatReplyTime(dueAt, person.locale) }) },
      { kind: 'link', text: t('open'), url: config().siteUrl + leadPath(reference) },
      { kind: 'text', text: t('once') },
    ],
  });
}

/** Mails people about a lead. False when it reached nobody. */
async function mailAll(people: readonly StaffMember[], lead: Overdue, send: typeof sendStaffMail): Promise<boolean> {
  let isSent = false;
  for (const person of people) {
    const isMailed = await mailOverdue(person, lead, send).catch((error: unknown) => {
      log.warn({ event: 'overdue_mail_failed', error: errorLabel(error) });
      return false;
    });
    isSent ||= isMailed;
  }
  return isSent;
}

/**
 * Mails the assignee once when the promised time of a lead is over, and the other owners half an hour later, or at once for a lead without assignee. A mail
 * that failed is tried again. Sends nothing without staff. `localNow` is epoch ms.
 */
export async function alarmOverdue(localNow = Date.now(), leadStore: Store = store(), send = sendStaffMail): Promise<void> {
  const people = (await listPeople(leadStore)).filter(({ disabledAt }) => disabledAt === null);
  if (people.length === 0) return;
  const { db } = leadStore;
  const now = await storeTime(db, localNow);
  const overdue = await db.all<Overdue>(
    `select id, reference, assignee_id as "assigneeId", due_at as "dueAt", alarm_step as step from lead
       where due_at is not null and due_at <= ? and first_reply_at is null and alarm_step < 2 and erased_at is null and quarantined_at is null
       and status not in ('won', 'lost', 'spam') order by due_at limit ${maxPerCheck}`,
    [now],
  );
  for (const lead of overdue) {
    const assignee = people.find(({ id, role }) => id === lead.assigneeId && role !== 'viewer');
    const isLate = now - lead.dueAt >= ownersAfterMs;
    if (lead.step === 1 && !isLate) continue;
    const toOwners = isLate || !assignee;
    const taken = toOwners ? 2 : 1;
    if (!(await claimStep(lead, taken, leadStore))) continue;
    const recipients = toOwners ? people.filter(({ id, role }) => role === 'owner' && id !== assignee?.id) : [];
    // Step 1 has mailed the assignee.
    if (assignee && lead.step === 0) recipients.unshift(assignee);
    if (recipients.length > 0 && !(await mailAll(recipients, lead, send))) {
      if (now - lead.dueAt < retriedForMs) await releaseStep(lead, taken, leadStore);
      continue;
    }
    log.warn({ event: 'lead_overdue', reference: lead.reference, recipients: toOwners ? 'owners' : 'assignee' });
  }
}

const searchMs = 1_000;
/** The first visitors are served before the desk reads all leads. */
const readAfterMs = 3_000;

/** Runs `work` every `everyMs`; a run that fails is logged, and no run begins while the one before is under way. */
function repeat(failureEvent: string, everyMs: number, work: () => Promise<unknown>): void {
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    await work().catch((error: unknown) => log.warn({ event: failureEvent, error: errorLabel(error) }));
    isRunning = false;
  };
  setInterval(() => void run(), everyMs).unref();
}

async function eraseCanaries(): Promise<void> {
  const erased = await eraseAbandonedCanaries();
  if (erased > 0) log.info({ event: 'abandoned_canaries_erased', erased });
}

async function readLeads(): Promise<void> {
  await fillInsuranceLines();
  if ((await listPeople()).length > 0) await leadSearch().catchUp();
}

/** Starts the periodic work of the desk. The store must be prepared before. */
export function startStaff(): void {
  repeat('overdue_alarm_failed', minuteMs, () => alarmOverdue());
  repeat('mention_mail_failed', minuteMs, () => mailMentions());
  repeat('search_erase_failed', searchMs, () => leadSearch().deleteErased());
  // Again later: a canary of the process before may be too young at the start.
  for (const delay of [readAfterMs, abandonedCanaryMs])
    setTimeout(() => {
      eraseCanaries().catch((error: unknown) => log.warn({ event: 'canary_erase_failed', error: errorLabel(error) }));
    }, delay).unref();
  setTimeout(() => {
    readLeads().catch((error: unknown) => log.warn({ event: 'search_read_failed', error: errorLabel(error) }));
  }, readAfterMs).unref();
}
