import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { staffAddress, webhookSecret } from '../../tests/support/destinations.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startServer } from '../../tests/support/server.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { storedLeads } from '../../tests/support/stored-leads.ts';
import { startWebhookServer } from '../../tests/support/webhook-server.ts';
import { createSender, type Post } from '../load/post-leads.ts';

export type SiteNeeds = { postgres?: true /** Seconds between tries. */; schedule?: string };
export type ChaosSite = Awaited<ReturnType<typeof openSite>>;

const login = { user: 'site', pass: 'secret' };
// Quick enough for a fault of seconds, and long enough that none of them uses all tries up.
const quickSchedule = Array.from({ length: 40 }, () => '1').join();

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('the list is empty');
  return last;
}

/** The built site with a mail server, a relay target and data of its own; a server can be ended and another be put in its place. */
export async function openSite({ postgres: needsPostgres, schedule = quickSchedule }: SiteNeeds) {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const database = needsPostgres ? await startPostgres() : undefined;
  const mailServers = [await startSmtpServer({ login })];
  const webhook = await startWebhookServer();
  const { port } = lastOf(mailServers);
  const settings = {
    DATA_DIR: dataDir,
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
  let server = await startServer(settings);
  let sender = createSender(server.url, 64);
  const stored = storedLeads({ dataDir, ...(database ? { databaseUrl: database.url } : {}) });

  return {
    dataDir,
    database,
    webhook,
    stored,
    server: () => server,
    sender: () => sender,
    smtp: () => lastOf(mailServers),
    mails: () => mailServers.flatMap(({ messages }) => messages),
    /** Puts a new mail server on the port of the one that was stopped. */
    async mailServerBack(): Promise<void> {
      mailServers.push(await startSmtpServer({ login, port }));
    },
    /** Puts a new server in the place of the one that has ended. */
    async restart(): Promise<void> {
      server = await startServer(settings);
      sender.close();
      sender = createSender(server.url, 64);
    },
    /** Posts at an even pace, whatever becomes of it, until the work is done. */
    async postDuring(perSecond: number, work: Promise<void>): Promise<Post[]> {
      const over = new AbortController();
      const ended = work.finally(() => over.abort());
      const posts: Promise<Post>[] = [];
      while (!over.signal.aborted) {
        posts.push(sender.send());
        await wait(1_000 / perSecond);
      }
      await ended;
      return Promise.all(posts);
    },
    async close(): Promise<void> {
      sender.close();
      await stored.close();
      await server.stop();
      await Promise.all([lastOf(mailServers).stop(), webhook.stop()]);
      database?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
