const length = 17;

/** How many characters a typed VIN lacks; 0 where it is empty or long enough. */
export function missingOfVin(typed: string): number {
  const count = typed.replace(/[\s-]/g, '').length;
  return count === 0 ? 0 : Math.max(0, length - count);
}
