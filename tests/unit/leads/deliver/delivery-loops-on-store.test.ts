import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { Webhook } from 'standardwebhooks';
import type * as DeliveryLoops from '#lib/leads/deliver/delivery-loops.ts';
import type * as Save from '#lib/leads/store/save.ts';
import { wakeDelivery } from '#lib/leads/delivery-signals.ts';
import { startWebhookServer } from '../../../support/services/webhook-server.ts';
import { until } from '#tests/support/site/until.ts';
import { sampleLead } from './sample-lead.ts';

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
let folder = '';
let webhook: Awaited<ReturnType<typeof startWebhookServer>>;
let loops: typeof DeliveryLoops;
let save: typeof Save;

// The settings are read when these modules are loaded, so they are set first.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'));
  webhook = await startWebhookServer();
  Object.assign(process.env, {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://agency.example',
    MAIL_FROM: 'quotes@agency.example',
    STAFF_EMAIL: 'desk@agency.example',
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.1/32',
    RETRY_SCHEDULE: '0.05,0.05',
  });
  loops = await import('#lib/leads/deliver/delivery-loops.ts');
  save = await import('#lib/leads/store/save.ts');
  const { prepareStore } = await import('#lib/leads/prepare-store.ts');
  await prepareStore();
});

afterAll(async () => {
  await loops.stopLoops();
  const { closeStore } = await import('#lib/leads/store/store.ts');
  await closeStore();
  await webhook.stop();
  await rm(folder, { recursive: true });
});

async function keep(id: string, reference: string): Promise<void> {
  const lead = { ...sampleLead({ id, reference, locale: 'es' }), idempotencyKey: null, bodyHash: 'ab'.repeat(32) };
  const saved = await save.saveLead({ ...lead, channels: ['staff', 'visitor', 'webhook'] });
  expect(saved.status).toBe('saved');
}

test('delivers a stored lead once, as two mail files and a signed webhook', async () => {
  await keep('5b0f8a0e-4d2c-4a75-9c0b-2d4a3a5f1c11', 'K7PM4RTX');
  await loops.deliverDue();
  await loops.deliverDue();
  const files = (await readdir(join(folder, 'mail'))).sort();
  expect(files).toEqual([
    expect.stringMatching(/^K7PM4RTX-staff-[0-9a-f-]{36}\.eml$/),
    expect.stringMatching(/^K7PM4RTX-visitor-[0-9a-f-]{36}\.eml$/),
  ]);
  const [staff, visitor] = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, 'mail', file)))));
  expect(staff?.subject).toBe('[Personal Auto][FL][es] Ana Núñez O’Neil, K7PM4RTX');
  expect(visitor?.subject).toContain('Recibimos su solicitud K7PM4RTX');
  expect(webhook.calls).toHaveLength(1);
  const { body = '', headers = {} } = webhook.calls[0] ?? {};
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(secret).verify(body, plain)).toMatchObject({ id: 'K7PM4RTX', kind: 'personal-auto', locale: 'es', first_name: 'Ana' });
  expect(plain['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/);
});

test('retries a failing webhook under the same id until it is accepted', async () => {
  webhook.calls.length = 0;
  webhook.respondWith({ status: 500 }, { status: 503 }, { status: 200 });
  process.env.NEXT_RUNTIME = 'nodejs';
  const { register } = await import('../../../../instrumentation.ts');
  await register();
  await keep('9a3b2f9c-1d55-4b0e-8d0c-6b7d6c1e2f22', 'M3NQ8WYZ');
  wakeDelivery();
  await until('the third call', () => webhook.calls.length === 3, 10_000);
  expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(webhook.calls.map(({ body }) => body)).size).toBe(1);
});

test('registers the function that stops the loops', async () => {
  const stop: unknown = Reflect.get(globalThis, Symbol.for('agency.shutdown'));
  expect(stop).toBe(loops.stopLoops);
  await loops.stopLoops();
  webhook.calls.length = 0;
  await keep('1c8f4c1e-8f64-4f0b-9f3a-5d1c0b9e3a33', 'P5RS9XYB');
  wakeDelivery();
  await sleep(200);
  expect(webhook.calls).toHaveLength(0);
});
