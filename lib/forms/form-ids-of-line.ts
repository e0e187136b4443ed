import type { InsuranceLine } from './insurance-lines.ts';
import { knownForms } from './registry.ts';

/** The ids of the forms whose leads belong to a line of insurance. */
export function formIdsOfLine(line: InsuranceLine): readonly string[] {
  return knownForms().flatMap(({ id, insuranceLine }) => (insuranceLine === line ? id : []));
}
