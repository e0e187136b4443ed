import { agency } from '../../lib/site/agency.ts';
import { offsetsOf } from '../../lib/site/wall-clock.ts';

/** The UTC offsets of the agency's time zone for the next years, compiled in: `Intl` takes a tenth of a second on a slow phone. */
export function agencyOffsets(): string {
  const year = new Date().getUTCFullYear();
  return JSON.stringify(offsetsOf(agency.timeZone, Date.UTC(year - 1, 0), Date.UTC(year + 5, 0)));
}
