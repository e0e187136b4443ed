import { config } from '#lib/config.ts';
import { keyring } from '#lib/leads/seal.ts';
import { type BackupSummary, commitRestore, discardRestore, type StagedRestore, stageRestore } from '#lib/leads/store/backup.ts';
import { canReadValues, keysInUse } from '#lib/leads/store/health.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { resolve } from 'node:path';
import { json, print, printError, printJson, required, textOf, UsageError, type Values, type Verb } from './verb.ts';

export const fileOptions = { ...json, file: { type: 'string' } } as const;

/** The file of a copy of the embedded database. For PostgreSQL throws, naming the tool to use `instead`. */
export function fileOf(values: Values, instead: string): string {
  if (config().databaseUrl) throw new UsageError(`the leads are on PostgreSQL: use ${instead}`);
  return resolve(required(textOf(values, 'file'), '--file'));
}

export function reportCopy(values: Values, file: string, what: string, { leads, undelivered }: BackupSummary): void {
  if (values.json) printJson({ file, leads, undelivered });
  else print(`${file}: ${what} with ${leads} leads, ${undelivered} deliveries still to be made.`);
}

/** The problems of a staged restore. Reading it also migrates its schema. */
async function problemsOf(stagedStore: Store): Promise<string[]> {
  const { problems } = await verifyStore(stagedStore);
  const keyIds = await keysInUse(stagedStore);
  if (keyIds.length === 0) return problems;
  const { decryptionKeys } = keyring();
  if (!keyIds.some((id) => decryptionKeys.has(id)))
    return [...problems, 'the answers cannot be read: put their field.key into DATA_DIR, or set FIELD_KEY to it'];
  if (!(await canReadValues(stagedStore))) printError('some answers cannot be read: their key is neither in FIELD_KEY nor in field.key');
  return problems;
}

async function check({ folder }: StagedRestore): Promise<string[]> {
  const stagedStore = createStore({ dataDir: folder, keys: keyring });
  try {
    return await problemsOf(stagedStore);
  } finally {
    await closeStore(stagedStore);
  }
}

export const restore: Verb = {
  takes: '--file F [--json]',
  does: 'checks a copy and puts it into an empty DATA_DIR with its key; not while the site runs',
  options: fileOptions,
  createsStore: true,
  async run({ values }) {
    const file = fileOf(values, 'pg_restore');
    const { dataDir } = config();
    const staged = stageRestore(file, dataDir);
    try {
      const problems = await check(staged);
      for (const problem of problems) printError(problem);
      if (problems.length > 0) {
        printError('nothing was restored');
        return 1;
      }
      commitRestore(staged, dataDir);
      reportCopy(values, file, 'restored', staged.summary);
      return 0;
    } finally {
      discardRestore(staged);
    }
  },
};
