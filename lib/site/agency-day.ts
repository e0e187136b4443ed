import { agency } from './agency.ts';
import { wallClock, type Zone } from './wall-clock.ts';

/** UTC offsets that the build writes here (`define` in next.config.ts); outside a build the platform is asked. */
declare const AGENCY_OFFSETS: string | undefined;
const offsetsJson = typeof AGENCY_OFFSETS === 'string' ? AGENCY_OFFSETS : undefined;
const zone: Zone = { timeZone: agency.timeZone, ...(offsetsJson && { offsets: JSON.parse(offsetsJson) }) };

const wallText = (now: number): string => new Date(wallClock(now, zone)).toISOString();

/** The day (YYYY-MM-DD) in the agency's time zone; `now` is epoch ms. */
export const agencyDay = (now = Date.now()): string => wallText(now).slice(0, 10);

/** The time (HH:MM, 24 hours) in the agency's time zone; `now` is epoch ms. */
export const agencyTime = (now: number): string => wallText(now).slice(11, 16);
