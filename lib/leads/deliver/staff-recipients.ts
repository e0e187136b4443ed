import 'server-only';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import type { InsuranceLine } from '#lib/forms/insurance-lines.ts';
import { agency } from '#lib/site/agency.ts';
import type { Lead } from '../model.ts';

export type LineEmails = Partial<Record<InsuranceLine, readonly string[]>>;

/** The recipients of a lead's staff mail: the addresses of its line in the agency file, else `staffEmails`. */
export function staffRecipients(
  lead: Pick<Lead, 'form' | 'values'>,
  staffEmails: readonly string[],
  lineEmails: LineEmails = agency.lineEmails,
): readonly string[] {
  const line = lineOfLead(lead);
  const addresses = (line && lineEmails[line]) ?? [];
  return addresses.length > 0 ? addresses : staffEmails;
}
