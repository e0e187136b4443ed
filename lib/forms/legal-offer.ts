import { filingIds, filingsFor } from '#lib/facts/filings.ts';
import { pipFor } from '#lib/facts/limit-options.ts';
import { agency } from '#lib/site/agency.ts';

export const offeredFilings = filingIds.filter((id) => agency.states.some((state) => filingsFor(state).includes(id)));

export const asksPip = agency.states.some((state) => pipFor(state) !== undefined);
