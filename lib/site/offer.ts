import { agency } from './agency.ts';
import type { Page } from './page.ts';
import type { StateCode } from './states.ts';

/** The lines of business that the site has pages and forms for; which of them are offered is `agency.lines`. */
export const businessLines = ['personal', 'commercial', 'property', 'homeowners'] as const;
export type BusinessLine = (typeof businessLines)[number];

/** What an agency sells, and where. */
export type Offer = { states: readonly StateCode[]; lines: readonly BusinessLine[] };
/** A state or a line on which a page or a text depends. */
export type Scope = StateCode | BusinessLine;

const isLine = (scope: Scope): scope is BusinessLine => businessLines.some((line) => line === scope);

const meets = <T>(wanted: readonly T[], own: readonly T[]): boolean => wanted.length === 0 || wanted.some((scope) => own.includes(scope));

/** Whether the agency offers one of the states and one of the lines that are named; where none is named, any will do. */
export function isOffered(scopes: readonly Scope[] = [], { states, lines }: Offer = agency): boolean {
  const wantedStates = scopes.filter((scope) => !isLine(scope));
  return meets(scopes.filter(isLine), lines) && meets(wantedStates, states);
}

/** Whether a row of law, `FL.minimum` or `US.truckGeneral`, is that of a state the agency serves or of all. */
export function isLawOffered(reference: string, { states }: Offer = agency): boolean {
  return reference.startsWith('US.') || states.some((state) => reference.startsWith(`${state}.`));
}

/** Whether a page belongs to what the agency offers: its line, unless it serves every line, and its own scopes. */
export function isPageOffered({ line, everyLine, only }: Page, offer: Offer = agency): boolean {
  return (line === 'company' || everyLine === true || isOffered([line], offer)) && isOffered(only, offer);
}
