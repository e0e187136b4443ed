import { certificateSheet } from '#lib/documents/certificate-sheet.ts';
import { renderPdf } from '#lib/documents/pdf.ts';
import type { FieldValue } from '#lib/forms/field-values.ts';
import { certificateForm } from '#lib/forms/certificate.ts';

const lead = {
  form: 'coi',
  reference: 'CFGHJK34',
  createdAt: Date.UTC(2026, 10, 20, 18, 0),
  values: {
    insuredBusinessName: 'Transportes Peña',
    contactName: 'Inês Conceição',
    policyTypes: ['general-liability', 'workers-comp', 'motor-truck-cargo'],
    waiverOfSubrogation: true,
    notes: 'By noon',
  },
};

const rowsOf = () => certificateSheet(lead).blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []));

it('names the ACORD forms of the lead', () => {
  expect(certificateSheet(lead).subtitle).toContain('ACORD 25, ACORD 125, ACORD 126, ACORD 130.');
});

it('shows the ACORD field beside each value', () => {
  expect(rowsOf().every(({ note }) => note?.startsWith('ACORD'))).toBe(true);
  expect(rowsOf().find(({ value }) => value === 'Transportes Peña')?.note).toContain('Insured');
});

const long = (length: number) => 'Peña & Co. '.repeat(length).slice(0, length);
const everything = {
  ...Object.fromEntries(
    certificateForm.fields.map(({ name, kind, options = [], max }): [string, FieldValue] => {
      if (kind === 'flag') return [name, true];
      if (kind === 'choices') return [name, options];
      if (kind === 'choice') return [name, options[0] ?? ''];
      return [name, long(max ?? (kind === 'paragraph' ? 5_000 : 200))];
    }),
  ),
  contactEmail: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
  certificateHolderEmail: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
  contactPhone: '+13055550100',
  faxNumber: '+13055550109',
  deliveryPreference: 'fax',
  // The purpose with the longest fields. The form hides the fields of the other purposes.
  purposeType: 'building-lender',
  projectName: '',
  financedVehicle: '',
  vinNumber: '',
  cargoLimitAmount: '100000',
  umbrellaAmount: '5000000',
  neededByDate: '2026-12-01',
  neededByTime: '14:30',
};

it.each([
  ['short values', {}],
  ['a long note', { notes: long(5_000) }],
  ['the longest value in every field', everything],
])('is one tagged page with title and language: %s', async (_name, values) => {
  const pdf = (await renderPdf(certificateSheet({ ...lead, values: { ...lead.values, ...values } }))).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (en-US)');
  expect(pdf).toContain('/DisplayDocTitle true');
});

it('builds the same file for the same lead', async () => {
  const [first, second] = await Promise.all([renderPdf(certificateSheet(lead)), renderPdf(certificateSheet(lead))]);
  expect(first.equals(second)).toBe(true);
});
