import 'server-only';
import { agency } from '#lib/site/agency.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import type { AlarmRecords } from '../store/alarm-records.ts';
import type { DeliveryLog } from './delivery-store.ts';
import type { Mailer } from './mailer.ts';
import { type Block, type Mail, type MailSettings, messageId, renderHtml, renderText } from './mail/mail.ts';

type AlarmWords = { mailId: string; title: string; opening: string; findings: readonly string[]; advice: string };

function alarmMail({ mailId, title, opening, findings, advice }: AlarmWords, { mailFrom, staffEmails }: MailSettings): Mail {
  const blocks: Block[] = [
    { kind: 'text', text: opening },
    { kind: 'steps', items: findings },
    { kind: 'text', text: advice },
    { kind: 'text', text: 'On the machine itself, /readyz shows the current state. This email goes out at most once a day.' },
  ];
  const body = { language: 'en', title, blocks };
  return {
    from: { name: agency.name, address: mailFrom },
    to: staffEmails.map((address) => ({ name: '', address })),
    subject: `[ALARM] ${title}`,
    text: renderText(body),
    html: renderHtml(body),
    messageId: messageId(mailId, mailFrom),
    headers: { 'Content-Language': 'en', 'X-Priority': '1' },
  };
}

export type AlarmParts = { records: AlarmRecords; sendMail: Mailer; settings: MailSettings; log: DeliveryLog };

export type Alarm = Omit<AlarmWords, 'mailId'> & {
  alarmId: 'deliveries' | 'canary' | `limit-${string}`;
  /** Dead letters, or channels that did not deliver the canary; 0 for a limit. */
  count: number;
  event: string;
};

/** A problem that lasts is mailed again after a day. */
const repeatMs = dayMs;
const sendLimitMs = 30_000;

/**
 * Mails an alarm to the staff, once a day across all instances and restarts. A mail that could not be sent is not recorded, so that the next check
 * tries again under the same Message-ID.
 */
export async function raiseAlarm(
  { alarmId, count, event, ...words }: Alarm,
  { records, sendMail, settings, log }: AlarmParts,
  now: number,
): Promise<'sent' | 'alreadySent' | 'failed'> {
  const before = await records.read(alarmId);
  if (before && now - before.mailedAt < repeatMs) return 'alreadySent';
  const raised = { mailedAt: now, count };
  if (!(await records.write(alarmId, raised, before))) return 'alreadySent';
  // Operators' log filters read `dead_letters`, so every alarm logs its count under that name.
  log.error({ event, alarm: true, dead_letters: count });
  const mailId = `alarm-${alarmId}-${new Date(now).toISOString().slice(0, 10)}`;
  const result = await sendMail(alarmMail({ mailId, ...words }, settings), mailId, AbortSignal.timeout(sendLimitMs));
  if (result.status === 'delivered') return 'sent';
  await records.write(alarmId, before ?? { mailedAt: 0, count: 0 }, raised);
  return 'failed';
}
