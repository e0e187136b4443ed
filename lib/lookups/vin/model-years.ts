import 'server-only';

const characters = 'ABCDEFGHJKLMNPRSTVWXY123456789';
/** The tenth character begins anew with this year. */
export const firstLateYear = 2010;
const strictKinds = new Set([2, 7]);

/**
 * The years that the tenth character can mean, up to the year after next. For cars and MPVs the seventh tells which: a
 * letter is 2010 and later (49 CFR 565.15); heavy vehicles need not keep to it.
 */
export function modelYears(vin: string, kind: number, now = new Date()): readonly number[] {
  const place = characters.indexOf(vin.charAt(9));
  if (place < 0) return [];
  const isLate = /[A-Z]/.test(vin.charAt(6));
  const years = strictKinds.has(kind) ? [place + (isLate ? firstLateYear : firstLateYear - 30)] : [place + firstLateYear, place + firstLateYear - 30];
  return years.filter((year) => year <= now.getFullYear() + 2);
}
