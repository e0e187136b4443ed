import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffAddress, webhookSecret } from '../../tests/support/services/destinations.ts';
import { startPostgres } from '../../tests/support/services/postgres.ts';
import { startServer, type TestServer } from '../../tests/support/site/server.ts';
import { startSmtpServer } from '../../tests/support/services/smtp-server.ts';
import { storedLeads } from '../../tests/support/site/stored-leads.ts';
import { startWebhookServer } from '../../tests/support/services/webhook-server.ts';
import { createLeadSender, type LeadSender, type Post } from '../load/lead-sender.ts';
import { sendUntil } from '../load/pace.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

export type SiteNeeds = {
  postgres?: true;
  /** Keeps the data on a disk that a few megabytes fill. */
  smallDisk?: true;
  /** What differs in the environment of each instance; by default there is one. */
  instances?: readonly Record<string, string>[];
  /** Seconds between attempts. */
  schedule?: string;
};
export type ChaosSite = Awaited<ReturnType<typeof openSite>>;
type Started = { server: TestServer; sender: LeadSender };

const login = { user: 'site', pass: 'secret' };
// Quick enough for a fault of seconds, and long enough that none of them uses up all retries.
const quickSchedule = Array.from({ length: 40 }, () => '1').join();
const connections = 64;

async function start(settings: Record<string, string>): Promise<Started> {
  const server = await startServer(settings);
  return { server, sender: createLeadSender(server.url, connections) };
}

function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new Error(`no item ${index} in the list`);
  return item;
}

/** The built site with its own mail server, webhook target and data; an instance can be ended and replaced. */
export async function openSite({ postgres: needsPostgres, smallDisk: needsDisk, instances = [{}], schedule = quickSchedule }: SiteNeeds) {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const disk: SmallDisk | undefined = needsDisk ? smallDisk(dataDir) : undefined;
  const database = needsPostgres ? await startPostgres() : undefined;
  const mailServers = [await startSmtpServer({ login })];
  const webhook = await startWebhookServer();
  const { port } = nth(mailServers, 0);
  const fieldKey = randomBytes(32).toString('base64');
  const settings = {
    DATA_DIR: dataDir,
    FIELD_KEY: fieldKey,
    RATE_LIMIT: 'off',
    RETRY_SCHEDULE: schedule,
    SMTP_URL: `smtp://${login.user}:${login.pass}@127.0.0.1:${port}`,
    STAFF_EMAIL: staffAddress,
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: webhookSecret,
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    LOG_LEVEL: 'error',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  const running = await Promise.all(instances.map((instance) => start({ ...settings, ...instance })));
  const stored = storedLeads({ dataDir, fieldKey, ...(database ? { databaseUrl: database.url } : {}) });

  return {
    ...{ dataDir, disk, database, webhook, stored, settings },
    server: (index = 0) => nth(running, index).server,
    sender: (index = 0) => nth(running, index).sender,
    smtp: () => nth(mailServers, -1),
    /** The mails of all mail servers, which are then emptied. */
    takeMails: () => mailServers.flatMap(({ messages }) => messages.splice(0)),
    /** Puts a new mail server on the port of the one that was stopped. */
    async replaceMailServer(): Promise<void> {
      mailServers.push(await startSmtpServer({ login, port }));
    },
    /** Starts a new instance instead of one that has ended. */
    async restart(index = 0): Promise<void> {
      nth(running, index).sender.close();
      running[index] = await start({ ...settings, ...instances[index] });
    },
    /** Posts at an even pace to the instances in turn until the work is done. */
    async postDuring(perSecond: number, work: Promise<void>): Promise<Post[]> {
      const over = new AbortController();
      const ended = work.finally(() => over.abort());
      let turn = 0;
      const send = () => nth(running, turn++ % running.length).sender.send();
      const [posts] = await Promise.all([sendUntil({ send }, { perSecond, end: over.signal }), ended]);
      return posts;
    },
    /** Whether nothing is left to deliver. */
    async isSettled(): Promise<boolean> {
      // Asked before the store, as reading every lead delays the deliveries.
      const response = await fetch(`${nth(running, 0).server.url}/readyz`).catch(() => undefined);
      const ready: { outbox_oldest_seconds?: number | null } = (await response?.json()) ?? {};
      if (ready.outbox_oldest_seconds !== 0) return false;
      const statuses = (await stored.all()).map(({ status }) => status);
      return !statuses.includes('pending') && !statuses.includes('retrying');
    },
    async close(): Promise<void> {
      for (const { sender } of running) sender.close();
      await stored.close();
      await Promise.all(running.map(({ server }) => server.stop()));
      await Promise.all([nth(mailServers, -1).stop(), webhook.stop()]);
      database?.remove();
      disk?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
