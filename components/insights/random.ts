export type Random = () => number;

/** Repeats the same numbers for the same seed (mulberry32). Never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function wholeBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

export function oneOf<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** `?seed=7` in the address repeats a simulation; otherwise the seed is random. Browser only. */
export function seedOfPage(): number {
  const seed = new URLSearchParams(location.search).get('seed') ?? '';
  return /^\d{1,9}$/.test(seed) ? Number(seed) : (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
}
