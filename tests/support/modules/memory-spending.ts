import type { SourceDay, Spending } from '#lib/rate-limits/spending.ts';

export function memorySpending(): Spending {
  const spent = new Map<string, number>();
  const keyOf = ({ name, day }: SourceDay) => `${name} ${day}`;
  return {
    async spend(day, units, limit) {
      const sum = (spent.get(keyOf(day)) ?? 0) + units;
      if (sum <= limit) spent.set(keyOf(day), sum);
      return sum <= limit;
    },
    async spendAll(day, limit) {
      spent.set(keyOf(day), limit);
    },
  };
}
