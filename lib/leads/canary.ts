import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { config } from '#lib/config.ts';
import { homePageForm } from '#lib/forms/home-page.ts';
import { agency } from '#lib/site/agency.ts';
import { findLead, deliveryStateOf, type StoredDelivery } from './store/read-leads.ts';
import { channelsFor } from './receive.ts';
import { channels, type FieldValues, type NewLead } from './model.ts';
import { newReference } from './reference.ts';
import { eraseLead } from './store/erase.ts';
import { lastOperation, recordOperation, testLeads } from './store/operations.ts';
import { type Store, store } from './store/store.ts';
import { saveLead } from './store/save.ts';
import { wakeDelivery } from './delivery-signals.ts';

const notice = 'Test lead of the operator: no visitor sent it.';
/** A person waits for the response: later results count as not delivered. */
const maxWaitMs = 20_000;

const resultsSchema = z.array(z.object({ channel: z.enum(channels), isDelivered: z.boolean() }));
type CanaryResult = z.infer<typeof resultsSchema>[number];
export type CanaryRecord = { at: number; results: readonly CanaryResult[] };

function canaryLead(now: number): NewLead {
  const values: FieldValues = {
    firstName: 'Canary',
    lastName: 'Test',
    email: config().staffEmails[0] ?? agency.staffEmail,
    phone: '555-0100',
    zipCode: '33131',
    currentInsurance: 'none',
    vehicleYear: '2020',
    vehicleMake: 'Canary',
    vehicleModel: 'Test',
    previousLapse: 'none',
    submittedAt: new Date(now).toISOString(),
  };
  const textHash = createHash('sha256').update(notice).digest('hex');
  return {
    id: randomUUID(),
    reference: newReference(),
    idempotencyKey: null,
    bodyHash: textHash,
    isTest: true,
    form: homePageForm.id,
    formVersion: homePageForm.version,
    locale: 'en',
    values,
    channels: channelsFor(homePageForm, values),
    consent: {
      textId: 'canary',
      textHash,
      locale: 'en',
      boxes: {},
      at: new Date(now).toISOString(),
      page: '',
      ip: '',
      userAgent: 'leads canary',
      seller: agency.legalName,
    },
    createdAt: now,
    quarantinedAt: null,
  };
}

/** Wakes the delivery loops of this process and waits for the first attempt on every channel. */
export async function awaitFirstAttempts(reference: string): Promise<StoredDelivery[]> {
  const deadline = Date.now() + maxWaitMs;
  wakeDelivery();
  for (;;) {
    const deliveries = (await findLead(reference))?.deliveries ?? [];
    const isUnderWay = deliveries.some((delivery) => ['pending', 'sending'].includes(deliveryStateOf(delivery)));
    if (!isUnderWay || Date.now() > deadline) return deliveries;
    await sleep(100);
  }
}

/** Stores a test lead, has it delivered by `deliver`, erases it and records the result of each channel. */
export async function runCanary(
  deliver: (reference: string) => Promise<StoredDelivery[]>,
): Promise<{ reference: string; deliveries: StoredDelivery[] }> {
  const saved = await saveLead(canaryLead(Date.now()));
  const reference = saved.status === 'conflict' ? '' : saved.reference;
  const deliveries = await deliver(reference).finally(() => eraseLead(reference));
  const results: CanaryResult[] = deliveries.map(({ channel, deliveredAt }) => ({ channel, isDelivered: deliveredAt !== null }));
  await recordOperation('canary', JSON.stringify(results));
  return { reference, deliveries };
}

/** No canary takes this long: what is left after it belongs to a process that has died. */
export const abandonedCanaryMs = 600_000;

/** Erases canaries whose process died before it erased them. Returns their number. */
export async function eraseAbandonedCanaries(now = Date.now(), leadStore: Store = store()): Promise<number> {
  const references = await testLeads(now - abandonedCanaryMs, leadStore);
  for (const reference of references) await eraseLead(reference, now, leadStore);
  return references.length;
}

export async function lastCanary(): Promise<CanaryRecord | undefined> {
  const record = await lastOperation('canary');
  return record && { at: record.at, results: resultsSchema.parse(JSON.parse(record.detail)) };
}
