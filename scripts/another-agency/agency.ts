import { agency } from '#lib/site/agency.ts';

/**
 * An agency that shares nothing with the one of the site but ids: three states without Florida, two lines, another time zone, other hours,
 * other people. The phone numbers are reserved for fiction.
 */
export const anotherAgency = {
  ...agency,
  name: 'Cumberland Trail Insurance',
  shortName: 'Cumberland',
  legalName: 'Cumberland Trail Insurance, Inc.',
  foundedYear: 1994,
  phone: { e164: '+16155550161', extension: '2' },
  text: { e164: '+16155550162' },
  // No WhatsApp: JSON leaves it out.
  whatsApp: undefined,
  fax: { e164: '+16155550163' },
  email: 'office@cumberland.example',
  staffEmail: 'desk@cumberland.example',
  mailFrom: 'desk@cumberland.example',
  address: { street: '48 Depot Street', city: 'Nashville', state: 'TN', zip: '37201', country: 'US' },
  licenses: [
    { state: 'TN', number: 'T-OTHER-1' },
    { state: 'AL', number: 'A-OTHER-2' },
    { state: 'KY', number: 'K-OTHER-3' },
  ],
  npn: 'OTHER-4',
  agentInCharge: { name: 'Ruth Ames', npn: 'OTHER-5' },
  states: ['TN', 'AL', 'KY'],
  lines: ['personal', 'commercial'],
  timeZone: 'America/Chicago',
  hours: Object.fromEntries([2, 3, 4, 5, 6].map((day) => [day, { opens: 450, closes: 1110 }])),
  holidays: ['2027-01-01'],
  responsePromiseMinutes: 90,
  reviewMinutes: 20,
  formMinutes: 3,
  payments: { cash: false, zelle: true },
  // Without languages, direct lines and portraits.
  staff: agency.staff.map(({ id, role, gender }, index) => ({
    id,
    role,
    gender,
    name: ['Ruth Ames', 'Carl Boone', 'Ida Crane'][index] ?? 'Otis Dean',
  })),
  carriers: [{ id: 'other', name: 'Other Mutual', paymentUrl: 'https://pay.example/', claimsUrl: 'https://claims.example/' }],
  reviewUrl: 'https://reviews.example.com/cumberland',
  social: { facebook: 'https://facebook.example.com/cumberland' },
  testimonials: agency.testimonials.map((testimonial: object, index) => ({ ...testimonial, author: `Client ${index + 1}` })),
};

/** The agency file with its object replaced; the rest is kept. */
export function agencyFile(source: string): string {
  const start = source.indexOf('export const agency = ');
  const end = source.lastIndexOf('} as const satisfies');
  if (start < 0 || end < 0) throw new Error('lib/site/agency.ts has no agency');
  const object = JSON.stringify(anotherAgency, null, 2);
  return `${source.slice(0, start)}export const agency = ${object.slice(0, -1)}${source.slice(end)}`;
}
