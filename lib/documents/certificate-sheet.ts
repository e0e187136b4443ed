import { presentValues } from '#lib/forms/present.ts';
import { agencyPhone } from '#lib/site/agency-contact.ts';
import { agency } from '#lib/site/agency.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import type { DocumentContent, DocumentRow } from './content.ts';

type CertificateLead = { form: string; reference: string; createdAt: number; values: Parameters<typeof presentValues>[0]['values'] };

/** The field of the standard certificate and applications for each value. */
const fieldNames: Readonly<Record<string, string>> = {
  insuredBusinessName: 'ACORD 25: Insured · 125: First named insured',
  contactName: 'ACORD 125: Contact name',
  contactEmail: 'ACORD 125: Contact e-mail',
  contactPhone: 'ACORD 125: Contact phone',
  policyTypes: 'ACORD 25: Type of insurance',
  requiredLimits: 'ACORD 25: Limits',
  cargoLimitAmount: 'ACORD 25: Other coverage, limit',
  umbrellaAmount: 'ACORD 25: Umbrella/excess, each occurrence · 131',
  otherLimits: 'ACORD 25: Limits',
  purposeType: 'ACORD 25: Description of operations',
  projectName: 'ACORD 25: Description of operations',
  financedVehicle: 'ACORD 25: Vehicle',
  vinNumber: 'ACORD 25: VIN',
  propertyAddress: 'ACORD 28: Property',
  loanNumber: 'ACORD 28: Loan number',
  certificateHolderName: 'ACORD 25: Certificate holder',
  certificateHolderEmail: 'ACORD 25: Certificate holder',
  certificateHolderAddress: 'ACORD 25: Certificate holder',
  additionalInsured: 'ACORD 25: ADDL INSD (endorsement)',
  primaryNonContributory: 'ACORD 25: Description (endorsement)',
  waiverOfSubrogation: 'ACORD 25: SUBR WVD (endorsement)',
  perProjectAggregate: 'ACORD 25: Aggregate applies per project (endorsement)',
  thirtyDayNotice: 'ACORD 25: Cancellation (endorsement)',
  notes: 'ACORD 25: Description of operations',
};

/** The application of each line, besides form 125 of every account. */
const applications: Readonly<Record<string, string>> = {
  'general-liability': '126',
  'auto-liability': '127',
  'workers-comp': '130',
  'umbrella-excess': '131',
  property: '140',
};

/** Characters of a value that fit the page, and fewer when many are long; the mail has the full text. */
const maxLength = { usual: 420, crowded: 84 };
const shortened = (value: string, max: number): string => (value.length > max ? `${value.slice(0, max).trimEnd()}… (rest in the mail)` : value);

function formsFor(policies: unknown): string {
  const lines = Array.isArray(policies) ? policies : [];
  const found = lines.flatMap((line) => applications[String(line)] ?? []);
  return ['25', ...['125', ...found].toSorted()].map((number) => `ACORD ${number}`).join(', ');
}

/**
 * A certificate request as a sheet for the person who issues it: each value beside its field on the standard forms. In English for the staff; in our
 * layout, because the forms are copyrighted.
 */
export function certificateSheet({ form, reference, createdAt, values }: CertificateLead): DocumentContent {
  const presented = presentValues({ form, values }, 'en', { mask: true });
  const rowsOf = (max: number): DocumentRow[] =>
    presented.map(({ field, label, value }) => ({
      label,
      value: Array.isArray(values[field]) ? value : shortened(value, max),
      note: fieldNames[field] ?? '',
    }));
  const received = new Intl.DateTimeFormat('en-US', { timeZone: agency.timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(createdAt);
  const zone = zoneName(agency.timeZone);
  return {
    language: 'en-US',
    title: `Certificate request ${reference}`,
    subtitle: `Received ${received} ${zone}. Belongs on: ${formsFor(values.policyTypes)}. Times are in ${zone}.`,
    footer: `${agency.name} · ${agencyPhone} · a request is not coverage`,
    madeAt: new Date(createdAt).toISOString(),
    blocks: [
      { kind: 'rows', rows: rowsOf(maxLength.usual), short: rowsOf(maxLength.crowded) },
      { kind: 'text', text: 'Endorsements apply only where the policy has them: check before the certificate says so.' },
    ],
  };
}
