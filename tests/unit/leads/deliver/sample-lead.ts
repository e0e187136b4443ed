import type { ClaimedDelivery, Lead } from '#lib/leads/model.ts';

export const createdAt = Date.parse('2026-11-18T10:12:00-05:00');

/** A lead of the personal auto form; `change` replaces values. */
export function sampleLead(change: Partial<Lead> = {}): Lead {
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    reference: 'K7PM4RTX',
    form: 'personal-auto',
    formVersion: 1,
    locale: 'en',
    consent: {
      textId: 'answer-v1',
      textHash: 'ab'.repeat(32),
      locale: 'en',
      boxes: { marketing: false },
      at: new Date(createdAt).toISOString(),
      page: '/get-quote',
      ip: '203.0.113.9',
      userAgent: 'test browser',
      seller: 'Sample seller',
    },
    createdAt,
    quarantinedAt: null,
    ...change,
    values: {
      firstName: 'Ana',
      lastName: 'Núñez O’Neil',
      email: 'ana@visitor.example',
      phone: '+13055550188',
      address: '12 Palm Way',
      city: 'Miami',
      state: 'FL',
      zipCode: '33101',
      vehicleYear: '2019',
      vehicleMake: 'Toyota',
      vehicleModel: 'Corolla',
      previousLapse: '1-30',
      lapseDetails: 'First line\nsecond <b>line</b> & more',
      ...change.values,
    },
  };
}

export function sampleDelivery(change: Partial<ClaimedDelivery> = {}): ClaimedDelivery {
  return { id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', channel: 'staff', earlierAttempts: 0, uncertainAttempts: 0, lead: sampleLead(), ...change };
}

export const mailSettings = {
  mailFrom: 'quotes@agency.example',
  staffEmails: ['desk@agency.example', 'second@agency.example'],
  siteUrl: 'https://agency.example',
};
