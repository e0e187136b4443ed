import { newReference, normalizeReference, typedReference } from '#lib/leads/reference.ts';
import { displayReference } from '#lib/site/reference.ts';

test('has eight characters without look-alikes and spells no word', () => {
  const references = Array.from({ length: 5_000 }, newReference);
  expect(references.every((reference) => /^[2-9A-Z]{8}$/.test(reference))).toBe(true);
  expect(references.join('')).not.toMatch(/[AEIOUYQDLZSBV0128]/);
  expect(new Set(references).size).toBe(5_000);
});

test('reads a reference in any spelling', () => {
  expect(normalizeReference(' k3fh-9wxm ')).toBe('K3FH9WXM');
  expect(typedReference(displayReference('K3FH9PXM'))).toBe('K3FH9PXM');
  expect(['Anna Diaz', 'K3FH9PX', 'K3FH9PXMM'].map(typedReference)).toEqual([undefined, undefined, undefined]);
});

test('shows a reference in two groups on one line', () => {
  expect(displayReference('K3FH9PXM')).toBe('K3FH\u00a09PXM');
});
