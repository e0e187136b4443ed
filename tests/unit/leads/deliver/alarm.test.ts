import { createDeliveryCheck } from '#lib/leads/deliver/delivery-loops.ts';
import type { Mail } from '#lib/leads/deliver/mail/mail.ts';
import { mailSettings } from './sample-lead.ts';
import { memoryAlarmRecords } from './memory-alarm-records.ts';
import { memoryLog } from './memory-store.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 20, 12);

function setUp(outcome: 'delivered' | 'retry' = 'delivered') {
  const state = { oldestSeconds: 0, deadLetters: 0 };
  const mails: Mail[] = [];
  const { log, events } = memoryLog();
  const records = memoryAlarmRecords();
  const instance = () =>
    createDeliveryCheck({
      health: async () => state,
      sendMail: async (mail) => {
        mails.push(mail);
        return outcome === 'delivered' ? { status: 'delivered' } : { status: 'retry', error: 'smtp down' };
      },
      records,
      settings: mailSettings,
      log,
    });
  return { state, mails, events, instance, watch: instance() };
}

test('raises no alarm while everything is delivered', async () => {
  const { state, mails, watch } = setUp();
  state.oldestSeconds = 900;
  await watch(start);
  expect(mails).toEqual([]);
});

test('raises an alarm once for a dead letter, and after a day for a further one', async () => {
  const { state, mails, watch } = setUp();
  state.deadLetters = 1;
  for (let minute = 0; minute < 90; minute += 1) await watch(start + minute * 60_000);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('leads -- replay --dead');
  await watch(start + day + 1);
  expect(mails).toHaveLength(1);
  state.deadLetters = 2;
  await watch(start + day + 2);
  expect(mails).toHaveLength(2);
});

test('raises an alarm each day while a delivery waits for over 15 minutes', async () => {
  const { state, mails, watch } = setUp();
  state.oldestSeconds = 901;
  await watch(start);
  await watch(start + day - 1);
  await watch(start + day);
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test('retries an alarm that could not be sent at the next check, under the same Message-ID', async () => {
  const { state, mails, events, watch } = setUp('retry');
  state.deadLetters = 1;
  await watch(start);
  await watch(start + 60_000);
  expect(mails).toHaveLength(2);
  expect(events()).toEqual(['deliveries_late', 'deliveries_late']);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('raises an alarm once for several instances, also after a restart', async () => {
  const { state, mails, instance } = setUp();
  state.deadLetters = 1;
  await Promise.all(Array.from({ length: 5 }, () => instance()(start)));
  await instance()(start + 60_000);
  expect(mails).toHaveLength(1);
});

test('raises an alarm for new dead letters after older ones were replayed', async () => {
  const { state, mails, watch } = setUp();
  for (const [deadLetters, days] of [
    [3, 0],
    [0, 1],
    [1, 2],
  ] as const) {
    state.deadLetters = deadLetters;
    await watch(start + days * day);
  }
  expect(mails).toHaveLength(2);
});
