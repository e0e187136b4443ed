import { config } from '#lib/config.ts';
import { keyring } from '#lib/leads/keyring.ts';
import { adopt, type Draft, draftOf, dropDraft } from '#lib/leads/store/backup.ts';
import { canReadAnswers, keysInUse } from '#lib/leads/store/health.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { fileOf, fileOptions, tellCopy } from './copy-file.ts';
import { complain } from './print.ts';
import type { Verb } from './verb.ts';

/** What keeps a draft from being used. Reading it also brings its schema up to date. */
async function problemsOf(draft: Store): Promise<string[]> {
  const { problems } = await verifyStore(draft);
  const used = await keysInUse(draft);
  if (used.length === 0) return problems;
  const { reading } = keyring();
  if (!used.some((id) => reading.has(id)))
    return [...problems, 'the answers cannot be read: put their field.key into DATA_DIR, or set FIELD_KEY to it'];
  if (!(await canReadAnswers(draft))) complain('some answers cannot be read: their key is neither in FIELD_KEY nor in field.key');
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
  makesStore: true,
  async run({ values }) {
    const file = fileOf(values, 'pg_restore');
    const { dataDir } = config();
    const draft = draftOf(file, dataDir);
    try {
      const problems = await check(draft);
      for (const problem of problems) complain(problem);
      if (problems.length > 0) {
        complain('nothing was restored');
        return 1;
      }
      adopt(draft, dataDir);
      tellCopy(values, file, 'restored', draft.facts);
      return 0;
    } finally {
      dropDraft(draft);
    }
  },
};
