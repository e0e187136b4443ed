import { agency } from './agency.ts';
import type { Page } from './page.ts';
import type { StateCode } from './states.ts';

/** Lines, personal and commercial, that the site has pages and forms for; `agency.lines` selects those offered. */
export const siteLines = ['personal', 'commercial', 'property', 'homeowners'] as const;
export type OfferedLine = (typeof siteLines)[number];

export type Offer = { states: readonly StateCode[]; lines: readonly OfferedLine[] };
export type Scope = StateCode | OfferedLine;

const isLine = (scope: Scope): scope is OfferedLine => siteLines.some((line) => line === scope);

const isAnyOffered = <T>(wanted: readonly T[], offered: readonly T[]): boolean =>
  wanted.length === 0 || wanted.some((scope) => offered.includes(scope));

/** Whether the agency offers one of the named states and one of the named lines; no name means any. */
export function isOffered(scopes: readonly Scope[] = [], { states, lines }: Offer = agency): boolean {
  const wantedStates = scopes.filter((scope) => !isLine(scope));
  return isAnyOffered(scopes.filter(isLine), lines) && isAnyOffered(wantedStates, states);
}

/** Whether a legal fact (`FL.minimum`, `US.truckGeneral`) is federal or of a served state. */
export function isLawOffered(reference: string, { states }: Offer = agency): boolean {
  return reference.startsWith('US.') || states.some((state) => reference.startsWith(`${state}.`));
}

/** Whether the agency offers the line of a page (not checked when the page is for every line) and its scopes. */
export function isPageOffered({ line, everyLine, only }: Page, offer: Offer = agency): boolean {
  return (line === 'company' || everyLine === true || isOffered([line], offer)) && isOffered(only, offer);
}
