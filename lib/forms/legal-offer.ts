import { filingIds, filingsFor } from '../facts/filings.ts';
import { pipFor } from '../facts/limit-options.ts';
import { agency } from '../site/agency.ts';

export const offeredFilings = filingIds.filter((id) => agency.states.some((state) => filingsFor(state).includes(id)));

export const asksPip = agency.states.some((state) => pipFor(state) !== undefined);
