import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { SmtpMode } from '../../tests/support/smtp-server.ts';
import type { WebhookAnswer } from '../../tests/support/webhook-server.ts';
import type { ChaosSite, SiteNeeds } from './site.ts';

/** Something that goes wrong while requests come in, and is over when `happen` resolves. */
export type Fault = SiteNeeds & { name: string; happen(site: ChaosSite): Promise<void> };

const calm = () => wait(1_000);

const mail = (name: string, mode: SmtpMode, seconds = 4): Fault => ({
  name: `mail server: ${name}`,
  async happen(site) {
    site.smtp().become(mode);
    await wait(seconds * 1_000);
    site.smtp().become('accept');
  },
});

const hook = (name: string, answer: WebhookAnswer, seconds = 4): Fault => ({
  name: `webhook: ${name}`,
  async happen({ webhook }) {
    webhook.become(answer);
    await wait(seconds * 1_000);
    webhook.become({ status: 200 });
  },
});

const ends = (name: string, times: number, end: (site: ChaosSite) => Promise<unknown>): Fault => ({
  name: `${name} × ${times}`,
  async happen(site) {
    for (let time = 0; time < times; time += 1) {
      await wait(500 + Math.random() * 1_000);
      await end(site);
      await site.restart();
    }
    await calm();
  },
});

/** Holds the only write lock of the embedded database, in a process of its own. */
const holder = `const db = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 });
db.exec('begin immediate'); setTimeout(() => { db.exec('rollback'); }, 8000);`;

/** Every fault that is measured, in this order. */
export const faults: readonly Fault[] = [
  ends('kill -9', 5, (site) => site.server().kill()),
  ends('SIGTERM', 3, (site) => site.server().stop()),
  {
    name: 'process stopped for 20 s, then continued',
    async happen(site) {
      await calm();
      process.kill(site.server().pid ?? 0, 'SIGSTOP');
      await wait(20_000);
      process.kill(site.server().pid ?? 0, 'SIGCONT');
      await calm();
    },
  },
  {
    name: 'mail server: down',
    async happen(site) {
      await site.smtp().stop();
      await wait(4_000);
      await site.mailServerBack();
    },
  },
  mail('greylisting (451)', 'greylist'),
  mail('421', 'busy-421'),
  mail('450', 'busy-450'),
  mail('login refused (535)', 'refuse-login'),
  mail('recipients refused (550)', 'refuse-recipient'),
  mail('hangs', 'hang', 8),
  mail('drops the line in DATA', 'drop-in-data'),
  mail('drops the line after DATA', 'drop-after-data', 2),
  hook('500', { status: 500 }),
  hook('429 with Retry-After', { status: 429, headers: { 'retry-after': '2' } }),
  hook('410', { status: 410 }),
  hook('cuts the line', 'cut'),
  hook('hangs', 'hang', 8),
  hook('answers without end', { status: 200, body: 'endless' }),
  hook('redirects to a private address', { status: 307, headers: { location: 'http://10.0.0.1/' } }),
  {
    name: 'database: locked for 8 s by another process',
    async happen({ dataDir }) {
      await calm();
      const child = spawn(process.execPath, ['-e', holder, join(dataDir, 'app.db')], { stdio: 'ignore' });
      await once(child, 'exit');
      await calm();
    },
  },
  {
    name: 'database: PostgreSQL stopped for 4 s',
    postgres: true,
    async happen({ database }) {
      await calm();
      database?.stop();
      await wait(4_000);
      database?.start();
      await wait(2_000);
    },
  },
  {
    name: 'one request cannot be read for 5 s',
    async happen(site) {
      site.webhook.become({ status: 500 });
      await calm();
      const db = new DatabaseSync(join(site.dataDir, 'app.db'), { timeout: 5_000 });
      const row = db.prepare('select id, answers from lead order by created_at limit 1').get();
      const write = db.prepare('update lead set answers = ? where id = ?');
      write.run('v1.spoiled', row?.id ?? null);
      site.webhook.become({ status: 200 });
      await wait(4_000);
      write.run(row?.answers ?? null, row?.id ?? null);
      db.close();
    },
  },
];
