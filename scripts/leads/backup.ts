import { config } from '#lib/config.ts';
import { recordBackup } from '#lib/leads/backup-record.ts';
import { copyDatabase } from '#lib/leads/store/backup.ts';
import { fileOf, fileOptions, reportCopy } from './restore.ts';
import type { Verb } from './verb.ts';

export const backup: Verb = {
  takes: '--file F [--json]',
  does: 'copies the database into a new file while the site runs; keep the key elsewhere',
  options: fileOptions,
  async run({ values }) {
    const file = fileOf(values, 'pg_dump');
    const copied = copyDatabase(config().dataDir, file);
    recordBackup(config().dataDir, Date.now());
    reportCopy(values, file, 'a verified copy', copied);
    return 0;
  },
};
