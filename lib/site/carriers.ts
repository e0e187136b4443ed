import { agency } from './agency.ts';

/** A company that has appointed the agency. `paymentUrl` may be its home page; `claimsPhone` is in E.164. */
export type Carrier = { id: string; name: string; paymentUrl: string; claimsUrl: string; claimsPhone?: string };

/** May be empty. */
export const carriers: readonly Carrier[] = agency.carriers;
