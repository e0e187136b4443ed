import { config } from '#lib/config.ts';
import { restore as restoreCopy } from '#lib/leads/store/backup.ts';
import { canReadAnswers } from '#lib/leads/store/health.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { fileOf, fileOptions, tellCopy } from './copy-file.ts';
import { complain } from './print.ts';
import type { Verb } from './verb.ts';

export const restore: Verb = {
  takes: '--file F [--json]',
  does: 'puts a copy into an empty DATA_DIR; not while the site runs',
  options: fileOptions,
  async run({ values }) {
    const file = fileOf(values, 'pg_restore');
    tellCopy(values, file, 'restored', restoreCopy(file, config().dataDir));
    const { problems } = await verifyStore();
    const isReadable = await canReadAnswers();
    for (const problem of problems) complain(problem);
    if (!isReadable) complain('the answers cannot be read: put field.key beside app.db, or set FIELD_KEY');
    return problems.length === 0 && isReadable ? 0 : 1;
  },
};
