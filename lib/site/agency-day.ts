import { agency } from './agency.ts';
import { wallClock, type Zone } from './wall-clock.ts';

/** The build leaves here what the zone's clock shows in the next years (`next.config.ts`); where it did not, the platform is asked. */
const known = process.env.AGENCY_CLOCK;
const zone: Zone = { timeZone: agency.timeZone, ...(known && { offsets: JSON.parse(known) }) };

const wallText = (now: number): string => new Date(wallClock(now, zone)).toISOString();

/** The day in the agency's time zone, YYYY-MM-DD. `now` is epoch ms. */
export const agencyDay = (now: number): string => wallText(now).slice(0, 10);

/** The time of day in the agency's time zone, HH:MM of 24 hours. `now` is epoch ms. */
export const agencyTime = (now: number): string => wallText(now).slice(11, 16);
