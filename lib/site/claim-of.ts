import { agency } from './agency.ts';

type ClaimId = (typeof agency)['claims'][number]['id'];

/** An advertised figure of the agency file. */
export function claimOf(id: ClaimId): { value: number; source: string; asOf: string } {
  const claim = agency.claims.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`No claim ${id} in lib/site/agency.ts`);
  return claim;
}
