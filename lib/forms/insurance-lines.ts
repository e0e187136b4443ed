/** Lines of insurance that a lead can be sorted by; `certificates` and `documents` are service for existing clients. */
export const insuranceLines = [
  'personal-auto',
  'commercial-auto',
  'commercial-property',
  'homeowners',
  'workers-compensation',
  'general-liability',
  'certificates',
  'documents',
] as const;
export type InsuranceLine = (typeof insuranceLines)[number];
