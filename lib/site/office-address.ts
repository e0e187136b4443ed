import { agency } from './agency.ts';

const { street, city, state, zip } = agency.address;

/** The office's address in two lines. */
export const officeLines: readonly [string, string] = [street, `${city}, ${state} ${zip}`];

/** A map of the office: a plain link, so that nothing loads before a click. */
export const officeMap = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${agency.name}, ${officeLines.join(', ')}` })}`;
