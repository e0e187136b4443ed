import { config } from '#lib/config.ts';
import { backUp } from '#lib/leads/store/backup.ts';
import { fileOf, fileOptions, tellCopy } from './copy-file.ts';
import type { Verb } from './verb.ts';

export const backup: Verb = {
  takes: '--file F [--json]',
  does: 'copies the database into a new file while the site runs; keep the key elsewhere',
  options: fileOptions,
  async run({ values }) {
    const file = fileOf(values, 'pg_dump');
    tellCopy(values, file, 'a sound copy', backUp(config().dataDir, file));
    return 0;
  },
};
