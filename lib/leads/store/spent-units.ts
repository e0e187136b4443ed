import 'server-only';
import type { SourceDay, Spending } from '#lib/rate-limits/spending.ts';
import { type Store, store } from './store.ts';

/** Adds units to what a source has used on that day, unless the total would exceed `limit`; deletes the days before. */
export async function spendUnits({ name, day }: SourceDay, units: number, limit: number, { db }: Store = store()): Promise<boolean> {
  if (units > limit) return false;
  const rows = await db.transaction(async (tx) => {
    await tx.run('delete from spent_budget where name = ? and day < ?', [name, day]);
    return tx.all<{ units: number }>(
      `insert into spent_budget (name, day, units) values (?, ?, ?)
       on conflict (name, day) do update set units = spent_budget.units + excluded.units
       where spent_budget.units + excluded.units <= ? returning units`,
      [name, day, units, limit],
    );
  });
  return rows.length > 0;
}

/** Marks all units of a day as used. */
export async function spendAll({ name, day }: SourceDay, limit: number, { db }: Store = store()): Promise<void> {
  const sql = 'insert into spent_budget (name, day, units) values (?, ?, ?) on conflict (name, day) do update set units = excluded.units';
  await db.transaction((tx) => tx.run(sql, [name, day, limit]));
}

export const sharedSpending: Spending = {
  spend: (day, units, limit) => spendUnits(day, units, limit),
  spendAll: (day, limit) => spendAll(day, limit),
};
