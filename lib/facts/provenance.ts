import { monthsAfter } from './day.ts';
import type { Grade, Provenance } from './fact.ts';

const reviewMonths: Readonly<Record<Grade, number>> = { official: 12, secondary: 6, derived: 6 };

function graded(grade: Grade, url: string, title: string, readOn: string): Provenance {
  const reviewBy = monthsAfter(readOn, reviewMonths[grade]);
  if (!reviewBy) throw new Error(`No day: "${readOn}" of ${url}`);
  return { grade, source: { url, title, readOn }, reviewBy };
}

/** A page of the state itself whose text was read on `readOn` (YYYY-MM-DD); read again within a year. */
export const official = (url: string, title: string, readOn: string): Provenance => graded('official', url, title, readOn);

/** A page other than the state's, or a copy of a statute; read again within six months. */
export const secondary = (url: string, title: string, readOn: string): Provenance => graded('secondary', url, title, readOn);
