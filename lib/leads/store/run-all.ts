import 'server-only';
import type { Queries, Statement } from './db.ts';

export async function runAll(tx: Queries, statements: readonly Statement[]): Promise<number> {
  let changed = 0;
  for (const { sql, params } of statements) changed = await tx.run(sql, params);
  return changed;
}
