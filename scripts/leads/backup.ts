import { resolve } from 'node:path';
import { config } from '#lib/config.ts';
import { backUp, type CopyFacts, restore } from '#lib/leads/store/backup.ts';
import { canReadAnswers } from '#lib/leads/store/health.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { complain, print, printJson } from './print.ts';
import { json, needed, textOf, UsageError, type Values, type Verb } from './verb.ts';

const options = { ...json, file: { type: 'string' } } as const;

function fileOf(values: Values, instead: string): string {
  if (config().databaseUrl) throw new UsageError(`the leads are on PostgreSQL: use ${instead}`);
  return resolve(needed(textOf(values, 'file'), '--file'));
}

function tell(values: Values, file: string, what: string, { leads, open }: CopyFacts): void {
  if (values.json) printJson({ file, leads, open });
  else print(`${file}: ${what} with ${leads} leads, ${open} deliveries still to be made.`);
}

export const backup: Verb = {
  takes: '--file F [--json]',
  does: 'copies the database into a new file while the site runs; keep the key elsewhere',
  options,
  async run({ values }) {
    const file = fileOf(values, 'pg_dump');
    tell(values, file, 'a sound copy', backUp(config().dataDir, file));
    return 0;
  },
};

export const restoreVerb: Verb = {
  takes: '--file F [--json]',
  does: 'puts a copy into an empty DATA_DIR; not while the site runs',
  options,
  async run({ values }) {
    const file = fileOf(values, 'pg_restore');
    tell(values, file, 'restored', restore(file, config().dataDir));
    const { problems } = await verifyStore();
    const isReadable = await canReadAnswers();
    for (const problem of problems) complain(problem);
    if (!isReadable) complain('the answers cannot be read: put field.key beside app.db, or set FIELD_KEY');
    return problems.length === 0 && isReadable ? 0 : 1;
  },
};
