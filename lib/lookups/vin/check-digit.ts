import 'server-only';

/** Values of A to Z (49 CFR 565.15, table III); I, O and Q do not occur. */
const letterValues = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The required ninth character of a VIN (49 CFR 565.15(c)). */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const code = vin.charCodeAt(index);
    return total + weight * (code >= 65 ? (letterValues[code - 65] ?? 0) : code - 48);
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
