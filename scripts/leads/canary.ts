import { createHash, randomUUID } from 'node:crypto';
import { config } from '#lib/config.ts';
import { homePageForm } from '#lib/forms/home-page.ts';
import { createMailer } from '#lib/leads/deliver/mailer.ts';
import { raiseAlarm } from '#lib/leads/deliver/raise-alarm.ts';
import { destinations } from '#lib/leads/destinations.ts';
import type { FieldValues, NewLead } from '#lib/leads/model.ts';
import { newReference } from '#lib/leads/reference.ts';
import { alarmRecords } from '#lib/leads/store/alarm-records.ts';
import { eraseLead } from '#lib/leads/store/erase.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { StoredDelivery } from '#lib/leads/store/read-leads.ts';
import { log } from '#lib/log.ts';
import { agency } from '#lib/site/agency.ts';
import { allDelivered, deliverNow, deliveryRows, stateOf } from './deliveries.ts';
import { print, printJson, printTable } from './print.ts';
import { json, type Verb } from './verb.ts';

const notice = 'Test request of the operator: no visitor sent it.';

function canaryLead(now: number): NewLead {
  const values: FieldValues = {
    ...{ firstName: 'Canary', lastName: 'Test', email: config().staffEmails[0] ?? agency.staffEmail, phone: '555-0100', zipCode: '33131' },
    ...{ currentInsurance: 'none', vehicleYear: '2020', vehicleMake: 'Canary', vehicleModel: 'Test', previousLapse: 'none' },
    submittedAt: new Date(now).toISOString(),
  };
  const textHash = createHash('sha256').update(notice).digest('hex');
  return {
    ...{ id: randomUUID(), reference: newReference(), idempotencyKey: null, bodyHash: textHash },
    ...{ form: homePageForm.id, formVersion: homePageForm.version, locale: 'en', values, channels: destinations(homePageForm, values) },
    consent: {
      ...{ textId: 'canary', textHash, locale: 'en', boxes: {}, at: new Date(now).toISOString() },
      ...{ page: '', ip: '', userAgent: 'leads canary', seller: agency.legalName },
    },
    ...{ createdAt: now, quarantinedAt: null },
  };
}

function alertStaff(deliveries: readonly StoredDelivery[]): ReturnType<typeof raiseAlarm> {
  const failed = deliveries.filter(({ deliveredAt }) => deliveredAt === null);
  const alarm = {
    ...({ subject: 'canary', deadLetters: failed.length, event: 'canary_failed' } as const),
    title: 'The test request did not arrive',
    opening: 'The site sends a test request through every channel. This time it did not get through all of them.',
    findings: failed.map((delivery) => `${delivery.channel}: ${stateOf(delivery)}, ${delivery.lastError ?? 'no answer yet'}`),
    advice: 'Mend the mail server or the webhook, then try again with: npm run leads -- canary',
  };
  return raiseAlarm(alarm, { records: alarmRecords(), sendMail: createMailer(config()), settings: config(), log }, Date.now());
}

export const canary: Verb = {
  takes: '[--alarm] [--json]',
  does: 'sends a test lead through every channel, reports, erases it; tells staff when it fails',
  options: { ...json, alarm: { type: 'boolean' } },
  async run({ values }) {
    const saved = await saveLead(canaryLead(Date.now()));
    const reference = saved.status === 'conflict' ? '' : saved.reference;
    const deliveries = await deliverNow(reference);
    await eraseLead(reference);
    if (values.json) {
      printJson({
        reference,
        channels: deliveries.map((delivery) => ({ channel: delivery.channel, state: stateOf(delivery), error: delivery.lastError })),
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
