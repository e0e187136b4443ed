import { config } from '#lib/config.ts';
import { runCanary } from '#lib/leads/canary.ts';
import { createMailer } from '#lib/leads/deliver/mailer.ts';
import { raiseAlarm } from '#lib/leads/deliver/raise-alarm.ts';
import { allDelivered, deliveryStateOf, type StoredDelivery } from '#lib/leads/store/read-leads.ts';
import { alarmRecords } from '#lib/leads/store/alarm-records.ts';
import { log } from '#lib/log.ts';
import { deliverNow, deliveryRows } from './deliveries.ts';
import { json, print, printJson, printTable, type Verb } from './verb.ts';

function alertStaff(deliveries: readonly StoredDelivery[]): ReturnType<typeof raiseAlarm> {
  const failed = deliveries.filter(({ deliveredAt }) => deliveredAt === null);
  const alarm = {
    ...({ alarmId: 'canary', count: failed.length, event: 'canary_failed' } as const),
    title: 'The test lead was not delivered',
    opening: 'The site sends a test lead through every channel. This time it was not delivered on all of them.',
    findings: failed.map((delivery) => `${delivery.channel}: ${deliveryStateOf(delivery)}, ${delivery.lastError ?? 'no response yet'}`),
    advice: 'Repair the mail server or the webhook, then try again with: npm run leads -- canary',
  };
  return raiseAlarm(alarm, { records: alarmRecords(), sendMail: createMailer(config()), settings: config(), log }, Date.now());
}

export const canary: Verb = {
  takes: '[--alarm] [--json]',
  does: 'sends a test lead through every channel, reports, erases it; --alarm: mails the staff when it fails',
  options: { ...json, alarm: { type: 'boolean' } },
  async run({ values }) {
    const { reference, deliveries } = await runCanary(deliverNow);
    if (values.json) {
      printJson({
        reference,
        channels: deliveries.map((delivery) => ({ channel: delivery.channel, state: deliveryStateOf(delivery), error: delivery.lastError })),
      });
    } else {
      printTable(deliveryRows(deliveries));
      print(`\n${reference}: ${allDelivered(deliveries) ? 'every channel works.' : 'NOT every channel works.'} The test lead was erased.`);
    }
    if (allDelivered(deliveries)) return 0;
    if (values.alarm) await alertStaff(deliveries);
    return 1;
  },
};
