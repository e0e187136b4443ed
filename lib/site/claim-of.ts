import { agency } from './agency.ts';

/** An advertised figure of the agency file. */
export type Claim = { id: string; value: number; source: string; asOf: string };

export const claims: readonly Claim[] = agency.claims;

/** Undefined when the agency does not advertise the figure. */
export function claimOf(id: string): Claim | undefined {
  return claims.find((claim) => claim.id === id);
}
