import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { postgresMissing } from '../../../tests/support/services/postgres.ts';
import type { ChaosSite } from '../site.ts';
import { smallDiskMissing } from '../small-disk.ts';
import { type Fault, sleepSeconds } from './fault.ts';

/** Holds the only write lock of the embedded database, in a process of its own. */
const holder = `const db = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 });
db.exec('begin immediate'); setTimeout(() => { db.exec('rollback'); }, process.argv[2] * 1000);`;

export const lockedDatabase = (seconds: number): Fault => ({
  name: `database: locked for ${seconds} s by another process`,
  async happen({ dataDir }) {
    await sleepSeconds(1);
    await once(spawn(process.execPath, ['-e', holder, join(dataDir, 'app.db'), String(seconds)], { stdio: 'ignore' }), 'exit');
    await sleepSeconds(1);
  },
});

async function setReadOnly({ database }: ChaosSite, value: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: database?.url, options: '-c default_transaction_read_only=off' });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${value}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

export const databaseFaults: readonly Fault[] = [
  lockedDatabase(8),
  {
    name: 'database: PostgreSQL stopped for 4 s',
    needs: () => ({ postgres: true }),
    missing: postgresMissing,
    async happen({ database }) {
      await sleepSeconds(1);
      database?.stop();
      await sleepSeconds(4);
      database?.start();
      await sleepSeconds(2);
    },
  },
  {
    name: 'database: PostgreSQL read-only for 4 s',
    needs: () => ({ postgres: true }),
    missing: postgresMissing,
    async happen(site) {
      await sleepSeconds(1);
      await setReadOnly(site, 'on');
      await sleepSeconds(4);
      await setReadOnly(site, 'off');
      await sleepSeconds(2);
    },
  },
  {
    name: 'database: disk full for 5 s',
    needs: () => ({ smallDisk: true }),
    missing: smallDiskMissing,
    async happen({ disk }) {
      await sleepSeconds(2);
      disk?.fill();
      await sleepSeconds(5);
      disk?.empty();
      await sleepSeconds(2);
    },
  },
  {
    name: 'one lead cannot be read for 5 s',
    async happen(site) {
      site.webhook.respondWith({ status: 500 });
      await sleepSeconds(1);
      const db = new DatabaseSync(join(site.dataDir, 'app.db'), { timeout: 5_000 });
      const row = db.prepare('select id, answers from lead order by created_at limit 1').get();
      const write = db.prepare('update lead set answers = ? where id = ?');
      write.run('v1.spoiled', row?.id ?? null);
      site.webhook.respondWith({ status: 200 });
      await sleepSeconds(4);
      write.run(row?.answers ?? null, row?.id ?? null);
      db.close();
    },
  },
];
