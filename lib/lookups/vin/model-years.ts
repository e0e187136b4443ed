import 'server-only';

const characters = 'ABCDEFGHJKLMNPRSTVWXY123456789';
/** The tenth character's cycle restarts with this year. */
export const firstLateYear = 2010;
const strictKinds = new Set([2, 7]);

/**
 * Possible years of the tenth character, up to two years ahead. For cars and MPVs a letter in seventh place means 2010 or later (49 CFR 565.15);
 * heavy vehicles are exempt.
 */
export function modelYears(vin: string, kind: number, now = new Date()): readonly number[] {
  const place = characters.indexOf(vin.charAt(9));
  if (place < 0) return [];
  const isLate = /[A-Z]/.test(vin.charAt(6));
  const years = strictKinds.has(kind) ? [place + (isLate ? firstLateYear : firstLateYear - 30)] : [place + firstLateYear, place + firstLateYear - 30];
  return years.filter((year) => year <= now.getFullYear() + 2);
}
