const length = 17;

export function countMissingVinCharacters(typed: string): number {
  const count = typed.replace(/[\s-]/g, '').length;
  return count === 0 ? 0 : Math.max(0, length - count);
}
