import { dataSheet } from '#lib/documents/data-sheet.ts';
import { renderPdf } from '#lib/documents/pdf.ts';
import { commercialAutoDetails } from '#lib/forms/second-step/commercial-auto.ts';
import { ownerOperatorLead } from '#tests/support/forms/detailed-business-leads.ts';

const { first, steps } = ownerOperatorLead;
const values = Object.assign({}, first, ...Object.values(steps));
const lead = {
  reference: 'CFGHJK34',
  form: 'commercial-auto-first',
  locale: 'es' as const,
  secondStep: commercialAutoDetails,
  updatedAt: Date.UTC(2026, 10, 20, 18, 0),
};
const sheet = dataSheet({ ...lead, values });
const headings = sheet.blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []));
const rows = sheet.blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []));

it('has every driver and vehicle under a heading of its own', () => {
  expect(headings).toEqual([
    'Contact and request',
    'Your business',
    'Your operation',
    'Vehicle 1',
    'Vehicle 2',
    'Driver 1',
    'Driver 2',
    'Limits and deductibles',
    'Your insurance history',
  ]);
});

it('shows names in place of codes, the ACORD element beside each value, and secrets masked', () => {
  expect(rows).toContainEqual({ label: 'License class · Clase de licencia', value: 'CDL class A · CDL clase A', note: 'Driver: license class' });
  expect(rows.filter(({ value }) => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(value))).toEqual([]);
  expect(JSON.stringify(sheet)).not.toContain('R200-520-79-230-0');
  expect(sheet.subtitle).toContain('ACORD 125, ACORD 127, ACORD 137');
});

it('lists what is open, and fits long texts', async () => {
  const open = dataSheet({ ...lead, values: { ...values, cdlYears2: '', operations: '', commodities: 'Produce\n'.repeat(400) } });
  expect(open.blocks.at(-1)).toEqual({ kind: 'list', items: ['Driver 2: Years with a CDL'] });
  const pdf = (await renderPdf(open)).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain('/Marked true');
});
