import type { BudgetDay, Shelf } from '#lib/lookups/shelf.ts';

/** A shelf in memory, for tests that need no store. */
export function memoryShelf(): Shelf {
  const answers = new Map<string, { answer: string; at: number }>();
  const spent = new Map<string, number>();
  const placeOf = ({ name, day }: BudgetDay) => `${name} ${day}`;
  return {
    read: async (key) => answers.get(key),
    async keep(key, answer, at) {
      answers.set(key, { answer, at });
    },
    async spend(day, units, most) {
      const sum = (spent.get(placeOf(day)) ?? 0) + units;
      if (sum <= most) spent.set(placeOf(day), sum);
      return sum <= most;
    },
    async spendAll(day, most) {
      spent.set(placeOf(day), most);
    },
  };
}
