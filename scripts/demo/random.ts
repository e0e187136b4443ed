/** A seeded pseudo-random generator. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number between both, inclusive. */
  between: (min: number, max: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
};

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (share) => next() < share,
    pick(list) {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
