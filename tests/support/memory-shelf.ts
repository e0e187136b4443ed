import type { Shelf } from '#lib/lookups/videos/shelf.ts';

/** A shelf in memory, for tests that need no store. */
export function memoryShelf(): Shelf {
  const answers = new Map<string, { answer: string; at: number }>();
  const spent = new Map<string, number>();
  return {
    read: async (key) => answers.get(key),
    async keep(key, answer, at) {
      answers.set(key, { answer, at });
    },
    async spend(day, units, most) {
      const sum = (spent.get(day) ?? 0) + units;
      if (sum <= most) spent.set(day, sum);
      return sum <= most;
    },
    async spendAll(day, most) {
      spent.set(day, most);
    },
  };
}
