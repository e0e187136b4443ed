import { createLimitCheck } from '#lib/leads/deliver/limit-alarm.ts';
import type { Mail } from '#lib/leads/deliver/mail/mail.ts';
import { memoryAlarmRecords } from './memory-alarm-records.ts';
import { memoryLog } from './memory-store.ts';
import { mailSettings } from './sample-lead.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 20, 12);

function setUp() {
  const hits: Record<string, number> = {};
  const state = { isDiskLow: false, isMailDown: false };
  const mails: Mail[] = [];
  const records = memoryAlarmRecords();
  const instance = () =>
    createLimitCheck({
      records,
      settings: mailSettings,
      log: memoryLog().log,
      hits: () => ({ ...hits }),
      isDiskLow: async () => state.isDiskLow,
      sendMail: async (mail) => {
        if (state.isMailDown) return { status: 'retry', error: 'smtp down' };
        mails.push(mail);
        return { status: 'delivered' };
      },
    });
  return { hits, state, mails, instance, watch: instance() };
}

test('raises an alarm for a reached quota once a day, for all instances', async () => {
  const { hits, mails, instance, watch } = setUp();
  hits.upload_quota_day = 3;
  hits.posts = 9;
  await Promise.all([watch(start), instance()(start)]);
  hits.upload_quota_day = 8;
  await watch(start + 60_000);
  expect(mails.map(({ text }) => /UPLOAD_\w+/.exec(text)?.[0])).toEqual(['UPLOAD_QUOTA_DAY_MB']);
  hits.upload_quota_address = 1;
  await watch(start + 120_000);
  expect(mails).toHaveLength(2);
  await watch(start + day + 1);
  expect(mails).toHaveLength(2);
  hits.upload_quota_day = 9;
  await watch(start + day + 2);
  expect(mails).toHaveLength(3);
});

test('raises an alarm for a full disk each day, also without uploads', async () => {
  const { state, mails, watch } = setUp();
  await watch(start);
  state.isDiskLow = true;
  for (const at of [start, start + 60_000, start + day]) await watch(at);
  expect(mails.map(({ subject }) => subject)).toEqual(Array.from({ length: 2 }, () => '[ALARM] Files of visitors are being refused'));
  expect(mails[0]?.text).toContain('DISK_FREE_MIN_MB');
});

test('retries an alarm that could not be sent', async () => {
  const { hits, state, mails, watch } = setUp();
  hits.upload_quota_total = 1;
  state.isMailDown = true;
  await watch(start);
  state.isMailDown = false;
  await watch(start + 60_000);
  expect(mails).toHaveLength(1);
});
