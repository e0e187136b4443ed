import { certificateSheet } from '#lib/documents/certificate-sheet.ts';
import { renderPdf } from '#lib/documents/pdf.ts';

const request = {
  form: 'coi',
  reference: 'CFGHJK34',
  createdAt: Date.UTC(2026, 10, 20, 18, 0),
  answers: {
    insuredBusinessName: 'Transportes Peña',
    contactName: 'Inês Conceição',
    policyTypes: ['general-liability', 'workers-comp', 'motor-truck-cargo'],
    waiverOfSubrogation: true,
    notes: 'x'.repeat(5_000),
  },
};

const rowsOf = () => certificateSheet(request).blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []));

it('names the standard forms that the data belongs to', () => {
  expect(certificateSheet(request).subtitle).toContain('ACORD 25, ACORD 125, ACORD 126, ACORD 130.');
});

it('puts the name of the standard field beside each answer', () => {
  expect(rowsOf().every(({ note }) => note?.startsWith('ACORD'))).toBe(true);
  expect(rowsOf().find(({ value }) => value === 'Transportes Peña')?.note).toContain('Insured');
});

it('is one tagged page with title and language, however long an answer is', async () => {
  const pdf = (await renderPdf(certificateSheet(request))).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (en-US)');
  expect(pdf).toContain('/DisplayDocTitle true');
});

it('makes the same file of the same request', async () => {
  const [first, second] = await Promise.all([renderPdf(certificateSheet(request)), renderPdf(certificateSheet(request))]);
  expect(first.equals(second)).toBe(true);
});
