import { agency } from '../../lib/site/agency.ts';
import { offsetsOf } from '../../lib/site/wall-clock.ts';

/** The agency's clock of the next years, compiled in, since the platform's takes a slow phone a tenth of a second. */
export function agencyClock(): string {
  const year = new Date().getUTCFullYear();
  return JSON.stringify(offsetsOf(agency.timeZone, Date.UTC(year - 1, 0), Date.UTC(year + 5, 0)));
}
