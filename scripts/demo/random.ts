import { seededRandom, wholeBetween } from '#components/insights/random.ts';

/** A seeded pseudo-random generator. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number between both, inclusive. */
  between: (min: number, max: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
};

export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  return {
    next,
    between: (min, max) => wholeBetween(next, min, max),
    chance: (share) => next() < share,
    pick(list) {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
