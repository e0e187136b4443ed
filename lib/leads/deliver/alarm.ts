import 'server-only';
import { agency } from '#lib/site/agency.ts';
import type { DeliveryLog } from './door.ts';
import { failureCode } from './failure.ts';
import type { Block } from './mail/body.ts';
import { htmlPart } from './mail/html.ts';
import type { Mail, MailSettings } from './mail/mail.ts';
import { messageId } from './mail/message-id.ts';
import { textPart } from './mail/text.ts';
import type { SendResult } from './send-result.ts';

type Health = { oldestSeconds: number; deadLetters: number };

export type AlarmParts = {
  health: (now: number) => Promise<Health>;
  send: (mail: Mail, name: string) => Promise<SendResult>;
  settings: MailSettings;
  log: DeliveryLog;
};

/** A delivery that waits longer than this, in seconds, is one that a person should know of. */
const lateSeconds = 900;
/** The same trouble is told again after a day, not before. */
const againMs = 86_400_000;

function alarmMail({ oldestSeconds, deadLetters }: Health, day: string, settings: MailSettings): Mail {
  const minutes = Math.floor(oldestSeconds / 60);
  const facts = [
    ...(deadLetters > 0 ? [`${deadLetters} deliveries were given up. See them with: npm run leads -- list --status dead`] : []),
    ...(oldestSeconds > lateSeconds ? [`The oldest delivery has been waiting for ${minutes} minutes.`] : []),
  ];
  const blocks: Block[] = [
    { kind: 'text', text: 'Every request is safe in the store, but not every one has reached you.' },
    { kind: 'steps', items: facts },
    { kind: 'text', text: 'Mend the mail server or the webhook, then send again with: npm run leads -- replay --dead' },
    { kind: 'text', text: 'The state of the moment stands at /readyz. This mail is sent once a day at most.' },
  ];
  const body = { language: 'en', title: 'Requests are not being delivered', blocks };
  return {
    from: { name: agency.name, address: settings.mailFrom },
    to: settings.staffEmails.map((address) => ({ name: '', address })),
    subject: `[ALARM] Requests are not being delivered`,
    text: textPart(body),
    html: htmlPart(body),
    messageId: messageId(`alarm-${day}`, settings.mailFrom),
    headers: { 'Content-Language': 'en', 'X-Priority': '1' },
  };
}

/**
 * Makes the watch over what is not delivered: a dead letter more than before, or a delivery that waits for over 15 minutes,
 * is told to the staff in one mail a day. Several instances send it under one Message-ID. Never rejects.
 */
export function createAlarm({ health, send, settings, log }: AlarmParts): (now?: number) => Promise<void> {
  let toldAt = Number.NEGATIVE_INFINITY;
  let toldDead = 0;
  return async (now = Date.now()) => {
    try {
      const state = await health(now);
      const isWrong = state.oldestSeconds > lateSeconds || state.deadLetters > toldDead;
      if (!isWrong) {
        toldDead = Math.min(toldDead, state.deadLetters);
        return;
      }
      if (now - toldAt < againMs) return;
      log.error({ event: 'deliveries_late', alarm: true, oldest_seconds: state.oldestSeconds, dead_letters: state.deadLetters });
      const day = new Date(now).toISOString().slice(0, 10);
      const result = await send(alarmMail(state, day, settings), `alarm-${day}`);
      if (result.status !== 'delivered') return;
      toldAt = now;
      toldDead = state.deadLetters;
    } catch (failure) {
      log.warn({ event: 'alarm_failed', error: failureCode(failure) });
    }
  };
}
