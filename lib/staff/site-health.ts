import 'server-only';
import { config } from '#lib/config.ts';
import { type BackupAge, backupAge } from '#lib/leads/backup-record.ts';
import { type CanaryRecord, lastCanary } from '#lib/leads/canary.ts';
import { databaseBytes } from '#lib/leads/store/storage.ts';

/** What the health page shows beside `readiness`. `elsewhere`: PostgreSQL is backed up by its own tools. */
export type SiteHealth = {
  databaseBytes: number;
  quotaBytes: number;
  backup: BackupAge | { status: 'elsewhere' };
  canary: CanaryRecord | undefined;
};

export async function siteHealth(now: number): Promise<SiteHealth> {
  const { databaseUrl, dataDir, uploads } = config();
  const [bytes, canary] = await Promise.all([databaseBytes(), lastCanary()]);
  const backup = databaseUrl ? ({ status: 'elsewhere' } as const) : backupAge(dataDir, now);
  return { databaseBytes: bytes, quotaBytes: uploads.totalBytes, backup, canary };
}
