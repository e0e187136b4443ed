import 'server-only';
import type { BudgetDay, Spending } from '#lib/rate-limits/spending.ts';
import { type Store, store } from './store.ts';

/** Spends units of a source's day unless its sum would exceed `limit`; deletes the days before. */
export async function spendUnits({ name, day }: BudgetDay, units: number, limit: number, { db }: Store = store()): Promise<boolean> {
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

export async function spendAll({ name, day }: BudgetDay, limit: number, { db }: Store = store()): Promise<void> {
  const sql = 'insert into spent_budget (name, day, units) values (?, ?, ?) on conflict (name, day) do update set units = excluded.units';
  await db.transaction((tx) => tx.run(sql, [name, day, limit]));
}

export const sharedSpending: Spending = {
  spend: (day, units, limit) => spendUnits(day, units, limit),
  spendAll: (day, limit) => spendAll(day, limit),
};
