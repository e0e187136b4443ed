import { monthsAfter } from './day.ts';
import type { Grade, Provenance } from './fact.ts';

const reviewMonths: Readonly<Record<Grade, number>> = { official: 12, copy: 6, secondary: 6, derived: 6 };

function graded(grade: Grade, url: string, title: string, readOn: string): Provenance {
  const reviewBy = monthsAfter(readOn, reviewMonths[grade]);
  if (!reviewBy) throw new Error(`No day: "${readOn}" of ${url}`);
  return { grade, source: { url, title, readOn }, reviewBy };
}

/** A page of the state itself whose text was read on `readOn` (YYYY-MM-DD); read again within a year. */
export const official = (url: string, title: string, readOn: string): Provenance => graded('official', url, title, readOn);

/** The law in force, in a copy on another site: `title` names the section. Read again within six months. */
export const copyOfLaw = (url: string, title: string, readOn: string): Provenance => graded('copy', url, title, readOn);

/** A page other than the state's, or an old edition of a statute; read again within six months. */
export const secondary = (url: string, title: string, readOn: string): Provenance => graded('secondary', url, title, readOn);
