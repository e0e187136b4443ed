import 'server-only';
import { insuranceLine } from '#lib/forms/insurance-line.ts';
import type { InsuranceLine } from '#lib/forms/insurance-lines.ts';
import { agency } from '#lib/site/agency.ts';
import type { Lead } from '../model.ts';

/** Addresses by line of insurance. */
export type LineEmails = Partial<Record<InsuranceLine, readonly string[]>>;

/** Who reads a request: the addresses that the agency file names for its line, else `staffEmails`. */
export function staffRecipients(
  lead: Pick<Lead, 'form' | 'answers'>,
  staffEmails: readonly string[],
  lineEmails: LineEmails = agency.lineEmails,
): readonly string[] {
  const line = insuranceLine(lead);
  const own = line && lineEmails[line];
  return own && own.length > 0 ? own : staffEmails;
}
