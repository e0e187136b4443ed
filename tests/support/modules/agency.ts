import type { Published } from '#lib/site/missing-evidence.ts';
import type { Offer } from '#lib/site/offer.ts';
import type { Reachable } from '#lib/site/agency-contact.ts';

/** Replaces `lib/site/agency.ts` in unit tests, so that they do not depend on the agency file. */
export const agency = {
  sample: true,
  name: 'Harborline Insurance Agency',
  shortName: 'Harborline',
  legalName: 'Harborline Insurance Agency, LLC',
  foundedYear: 2008,
  phone: { e164: '+13055550142', extension: '1' },
  text: { e164: '+13055550147' },
  whatsApp: { e164: '+13055550148' },
  fax: { e164: '+13055550149' },
  email: 'hello@harborline.example',
  staffEmail: 'quotes@harborline.example',
  lineEmails: {},
  mailFrom: 'quotes@harborline.example',
  address: { street: '1200 Bayfront Avenue, Suite 4', city: 'Miami', state: 'FL', zip: '33131', country: 'US' },
  licenses: [
    { state: 'FL', number: 'L-SAMPLE-01' },
    { state: 'GA', number: 'SAMPLE-02' },
    { state: 'AL', number: 'SAMPLE-03' },
    { state: 'SC', number: 'SAMPLE-04' },
    { state: 'NC', number: 'SAMPLE-05' },
    { state: 'TN', number: 'SAMPLE-06' },
    { state: 'KY', number: 'SAMPLE-07' },
    { state: 'VA', number: 'SAMPLE-08' },
    { state: 'MS', number: 'SAMPLE-09' },
    { state: 'LA', number: 'SAMPLE-10' },
  ],
  npn: 'SAMPLE-11',
  agentInCharge: { name: 'Elena Ortega', npn: 'SAMPLE-12' },
  /** The states where the agency is licensed, in the order they are offered; `lib/site/states.ts` has those that the site knows. */
  states: ['FL', 'GA', 'AL', 'SC', 'NC', 'TN', 'KY', 'VA', 'MS', 'LA'],
  /** The lines of business that the agency sells: `personal`, `commercial`, `property`, `homeowners`. */
  lines: ['personal', 'commercial', 'property', 'homeowners'],
  timeZone: 'America/New_York',
  /** Minutes after midnight in the agency's time zone, by weekday (0 is Sunday); days not named are closed. */
  hours: {
    1: { opens: 540, closes: 1020 },
    2: { opens: 540, closes: 1020 },
    3: { opens: 540, closes: 1020 },
    4: { opens: 540, closes: 1020 },
    5: { opens: 540, closes: 1020 },
  },
  /** Days the office is closed, as YYYY-MM-DD in the agency's time zone. */
  holidays: ['2026-11-26', '2026-12-25', '2027-01-01', '2027-05-31', '2027-07-05', '2027-09-06', '2027-11-25', '2027-12-24'],
  /** How many open minutes pass before a person replies to a lead. */
  responsePromiseMinutes: 60,
  /** How long a coverage review by phone takes, and filling in a form for it or for a quote. */
  reviewMinutes: 15,
  formMinutes: 2,
  payments: { cash: true, zelle: false },
  /** The team, among them the authors of the articles; the words of `role` are in the messages. */
  staff: [
    {
      id: 'ortega',
      name: 'Elena Ortega',
      role: 'filings',
      gender: 'feminine',
      languages: ['en', 'es'],
      phone: { e164: '+13055550142', extension: '2' },
    },
    {
      id: 'whitfield',
      name: 'Marcus Whitfield',
      role: 'trucking',
      gender: 'masculine',
      languages: ['en'],
      phone: { e164: '+13055550142', extension: '3' },
    },
    {
      id: 'nascimento',
      name: 'Paula Nascimento',
      role: 'business',
      gender: 'feminine',
      languages: ['pt', 'en'],
      phone: { e164: '+13055550142', extension: '4' },
    },
  ],
  /** The day of the carriers' numbers and addresses (YYYY-MM-DD). */
  carriersAsOf: '2026-11-21',
  carriers: [
    {
      id: 'sample-mutual',
      name: 'Sample Mutual',
      paymentUrl: 'https://sample-mutual.example.com/',
      claimsUrl: 'https://sample-mutual.example.com/claims/',
      claimsPhone: '+13055550181',
    },
    {
      id: 'sample-casualty',
      name: 'Sample Casualty',
      paymentUrl: 'https://sample-casualty.example.com/pay/',
      claimsUrl: 'https://sample-casualty.example.com/claims/',
      claimsPhone: '+13055550182',
    },
    {
      id: 'sample-national',
      name: 'Sample National',
      paymentUrl: 'https://sample-national.example.com/',
      claimsUrl: 'https://sample-national.example.com/claims/',
      claimsPhone: '+13055550183',
    },
    {
      id: 'sample-western',
      name: 'Sample Western',
      paymentUrl: 'https://sample-western.example.com/pay/',
      claimsUrl: 'https://sample-western.example.com/claims/',
    },
    {
      id: 'sample-general',
      name: 'Sample General',
      paymentUrl: 'https://sample-general.example.com/',
      claimsUrl: 'https://sample-general.example.com/claims/',
    },
  ],
  partners: {
    flood: { name: 'Flood quote partner', url: 'https://flood.example.com/quote' },
    onDemand: { name: 'On-demand liability partner', url: 'https://on-demand.example.com/quote' },
    instant: { name: 'Instant business quote partner', url: 'https://instant.example.com/quote' },
    surety: { name: 'Surety bond portal', url: 'https://bonds.example.com/apply' },
  },
  /** Where clients may write about the agency. */
  reviewUrl: 'https://reviews.example.com/harborline',
  social: {
    facebook: 'https://facebook.example.com/harborline',
    linkedin: 'https://linkedin.example.com/company/harborline',
    x: 'https://x.example.com/harborline',
    instagram: 'https://instagram.example.com/harborline',
  },
  /** Marketing claims: shown only with value, source and date. */
  claims: [
    { id: 'policies', value: 5000, source: 'Sample content', asOf: '2026-11-01' },
    { id: 'callMinutes', value: 5, source: 'Sample content', asOf: '2026-11-01' },
    { id: 'retentionPercent', value: 98, source: 'Sample content', asOf: '2026-11-01' },
  ],
  testimonials: [
    { id: 'filing', author: 'M. Alvarez', rating: 5, date: '2026-08-14' },
    { id: 'fleet', author: 'R. Duarte', rating: 5, date: '2026-07-02' },
    { id: 'building', author: 'K. Thompson', rating: 5, date: '2026-05-20' },
    { id: 'lapse', author: 'J. Pierre', rating: 5, date: '2026-03-11' },
    { id: 'dock', author: 'W. Nascimento', rating: 5, date: '2026-09-08' },
    { id: 'growth', author: 'L. Castillo', rating: 5, date: '2026-06-23' },
  ],
  protection: { enabled: true },
} as const satisfies Offer & Published & Reachable & Record<string, unknown>;
