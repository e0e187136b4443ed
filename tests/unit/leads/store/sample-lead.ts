import { createHash, randomUUID } from 'node:crypto';
import type { NewLead } from '#lib/leads/model.ts';
import { newReference } from '#lib/leads/reference.ts';

export const noon = Date.UTC(2026, 10, 20, 12);

/** A lead of the home form. */
export function sampleLead(change: Partial<NewLead> = {}): NewLead {
  const createdAt = change.createdAt ?? noon;
  return {
    id: randomUUID(),
    reference: newReference(),
    form: 'home',
    formVersion: 1,
    locale: 'es',
    values: {
      firstName: 'Íñigo',
      lastName: "O'Neil 🚗",
      email: 'Inigo@Example.com',
      phone: '+13055550100',
      needsSr22: true,
      lines: ['auto', 'home'],
    },
    consent: {
      textId: 'request-1',
      textHash: createHash('sha256').update('text').digest('hex'),
      locale: 'es',
      boxes: { marketing: false },
      at: new Date(createdAt).toISOString(),
      page: '/es',
      ip: '203.0.113.9',
      userAgent: 'Test/1.0',
      seller: 'Harborline Insurance Agency, LLC',
    },
    createdAt,
    quarantinedAt: null,
    idempotencyKey: randomUUID(),
    bodyHash: createHash('sha256').update('body').digest('hex'),
    channels: ['staff', 'visitor', 'webhook'],
    ...change,
  };
}
