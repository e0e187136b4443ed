import { newReference, normalizeReference } from '#lib/leads/reference.ts';

test('has eight characters without look-alikes and spells no word', () => {
  const references = Array.from({ length: 5_000 }, newReference);
  expect(references.every((reference) => /^[2-9A-Z]{8}$/.test(reference))).toBe(true);
  expect(references.join('')).not.toMatch(/[AEIOUYQDLZSBV0128]/);
  expect(new Set(references).size).toBe(5_000);
});

test('reads a reference in any spelling', () => {
  expect(normalizeReference(' k3fh-9wxm ')).toBe('K3FH9WXM');
});
