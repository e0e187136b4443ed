import 'server-only';
import { type Store, store } from './store.ts';

/** Answers of paid sources, shared by all instances, and what was spent on them. Keys hold nothing that can be read. */
export type KeptAnswer = { answer: string; at: number };

/** A day (YYYY-MM-DD) of one paid source. */
export type BudgetDay = { name: string; day: string };

const keptMs = 30 * 86_400_000;

/** The last good answer under a key, with when it was given (epoch ms). Rejects when the store is away. */
export async function readAnswer(key: string, { db }: Store = store()): Promise<KeptAnswer | undefined> {
  const [row] = await db.all<KeptAnswer>('select answer, at from kept_answer where key = ?', [key]);
  return row && { answer: row.answer, at: Number(row.at) };
}

/** Keeps an answer in the place of the one before, and drops those that nobody renewed for a month. */
export async function keepAnswer(key: string, answer: string, now: number, { db }: Store = store()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run('delete from kept_answer where at < ?', [now - keptMs]);
    await tx.run(
      'insert into kept_answer (key, answer, at) values (?, ?, ?) on conflict (key) do update set answer = excluded.answer, at = excluded.at',
      [key, answer, now],
    );
  });
}

/** Spends units of a source's day (YYYY-MM-DD) unless that would be more than `most`; its days before are forgotten. */
export async function spendUnits({ name, day }: BudgetDay, units: number, most: number, { db }: Store = store()): Promise<boolean> {
  if (units > most) return false;
  const rows = await db.transaction(async (tx) => {
    await tx.run('delete from spent_budget where name = ? and day < ?', [name, day]);
    return tx.all<{ units: number }>(
      `insert into spent_budget (name, day, units) values (?, ?, ?)
       on conflict (name, day) do update set units = spent_budget.units + excluded.units
       where spent_budget.units + excluded.units <= ? returning units`,
      [name, day, units, most],
    );
  });
  return rows.length > 0;
}

/** Notes that nothing of a day is left. */
export async function spendAll({ name, day }: BudgetDay, most: number, { db }: Store = store()): Promise<void> {
  const sql = 'insert into spent_budget (name, day, units) values (?, ?, ?) on conflict (name, day) do update set units = excluded.units';
  await db.transaction((tx) => tx.run(sql, [name, day, most]));
}

/** The shelf of this process's store. */
export const lookupShelf = {
  read: (key: string) => readAnswer(key),
  keep: (key: string, answer: string, now: number) => keepAnswer(key, answer, now),
  spend: (day: BudgetDay, units: number, most: number) => spendUnits(day, units, most),
  spendAll: (day: BudgetDay, most: number) => spendAll(day, most),
};
