import { config } from '#lib/config.ts';
import { keyring } from '#lib/leads/keyring.ts';
import { adoptDraft, type Draft, draftRestore, dropDraft } from '#lib/leads/store/backup.ts';
import { canReadAnswers, keysInUse } from '#lib/leads/store/health.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { fileOf, fileOptions, reportCopy } from './copy-file.ts';
import { printError } from './print.ts';
import type { Verb } from './verb.ts';

/** The problems of a draft. Reading it also migrates its schema. */
async function problemsOf(draft: Store): Promise<string[]> {
  const { problems } = await verifyStore(draft);
  const keyIds = await keysInUse(draft);
  if (keyIds.length === 0) return problems;
  const { reading } = keyring();
  if (!keyIds.some((id) => reading.has(id)))
    return [...problems, 'the answers cannot be read: put their field.key into DATA_DIR, or set FIELD_KEY to it'];
  if (!(await canReadAnswers(draft))) printError('some answers cannot be read: their key is neither in FIELD_KEY nor in field.key');
  return problems;
}

async function check({ folder }: Draft): Promise<string[]> {
  const draft = createStore({ dataDir: folder, keys: keyring });
  try {
    return await problemsOf(draft);
  } finally {
    await closeStore(draft);
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
    const draft = draftRestore(file, dataDir);
    try {
      const problems = await check(draft);
      for (const problem of problems) printError(problem);
      if (problems.length > 0) {
        printError('nothing was restored');
        return 1;
      }
      adoptDraft(draft, dataDir);
      reportCopy(values, file, 'restored', draft.facts);
      return 0;
    } finally {
      dropDraft(draft);
    }
  },
};
