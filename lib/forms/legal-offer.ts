import { filingIds, filingsFor } from '../facts/filings.ts';
import { pipFor } from '../facts/limit-options.ts';
import { agency } from '../site/agency.ts';

/** The filings that residents of the agency's states can need. */
export const offeredFilings = filingIds.filter((id) => agency.states.some((state) => filingsFor(state).includes(id)));

/** Whether one of the agency's states has personal injury protection, so that a form asks about it. */
export const asksPip = agency.states.some((state) => pipFor(state) !== undefined);
