import type { Published } from './missing-evidence.ts';
import type { Offer } from './offer.ts';
import type { Reachable } from './agency-contact.ts';

/**
 * Everything that an agency changes for its own site. This one is a sample with fictional numbers (555-01xx), example domains, and claims marked as
 * samples.
 */
export const agency = {
  /** With `false` a build and a start refuse every entry of `staff`, `carriers`, `claims` and `testimonials` without `evidence`. */
  sample: true,
  name: 'Harborline Insurance Agency',
  shortName: 'Harborline',
  legalName: 'Harborline Insurance Agency, LLC',
  foundedYear: 2008,
  /** Without `extension` a person answers the call at once. */
  phone: { e164: '+13055550142', extension: '1' },
  text: { e164: '+13055550147' },
  /** A number on WhatsApp. Without this line no page, mail or reply of the chat offers WhatsApp. */
  whatsApp: { e164: '+13055550148' },
  /** May be left out, as WhatsApp. */
  fax: { e164: '+13055550149' },
  email: 'hello@harborline.example',
  staffEmail: 'quotes@harborline.example',
  /** The recipients of a line's leads (lib/forms/insurance-lines.ts) instead of STAFF_EMAIL: `{ homeowners: ['home@agency.example'] }`. */
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
  /** The agency's National Producer Number (NIPR). */
  npn: 'SAMPLE-11',
  /** The agent who is responsible for the agency before the insurance department. */
  agentInCharge: { name: 'Elena Ortega', npn: 'SAMPLE-12' },
  /** Licensed states in display order; `lib/site/states.ts` lists the known ones. */
  states: ['FL', 'GA', 'AL', 'SC', 'NC', 'TN', 'KY', 'VA', 'MS', 'LA'],
  /** Lines of business on sale. */
  lines: ['personal', 'commercial', 'property', 'homeowners'],
  timeZone: 'America/New_York',
  /** Minutes after midnight in the agency's time zone, by weekday (0 is Sunday); missing days are closed. */
  hours: {
    1: { opens: 540, closes: 1020 },
    2: { opens: 540, closes: 1020 },
    3: { opens: 540, closes: 1020 },
    4: { opens: 540, closes: 1020 },
    5: { opens: 540, closes: 1020 },
  },
  /** Closed days (YYYY-MM-DD). */
  holidays: ['2026-11-26', '2026-12-25', '2027-01-01', '2027-05-31', '2027-07-05', '2027-09-06', '2027-11-25', '2027-12-24'],
  /** Ways to make the first payment at the agency, besides the insurance company's own. */
  payments: { cash: true, zelle: false },
  responsePromiseMinutes: 60,
  /** Duration of a coverage review by phone, and of filling in a form. */
  reviewMinutes: 15,
  formMinutes: 2,
  /**
   * The team, also the authors of articles; words of `role` are in the messages, where a title may change with `gender`. `languages`, `phone` (a direct line) and `portrait` (a square picture in
   * public/, such as '/team/ortega.jpg') are optional: without a portrait the initials are drawn, and without people there is no team.
   */
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
  /** Date of the carriers' numbers and addresses (YYYY-MM-DD). */
  carriersAsOf: '2026-11-21',
  /** Companies that have appointed the agency. `paymentUrl` is the company's payment page, or its home page. */
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
  /** Sites of others that quote what the agency does not; each may be left out, with what links to it. */
  partners: {
    flood: { name: 'Flood quote partner', url: 'https://flood.example.com/quote' },
    onDemand: { name: 'On-demand liability partner', url: 'https://on-demand.example.com/quote' },
    instant: { name: 'Instant business quote partner', url: 'https://instant.example.com/quote' },
    surety: { name: 'Surety bond portal', url: 'https://bonds.example.com/apply' },
  },
  /** Where clients can review the agency; may be left out. */
  reviewUrl: 'https://reviews.example.com/harborline',
  social: {
    facebook: 'https://facebook.example.com/harborline',
    linkedin: 'https://linkedin.example.com/company/harborline',
    x: 'https://x.example.com/harborline',
    instagram: 'https://instagram.example.com/harborline',
  },
  /** Advertised figures, shown only with source and date; not claims for damage. */
  claims: [
    { id: 'policies', value: 5000, source: 'Sample content', asOf: '2026-11-01' },
    { id: 'callMinutes', value: 5, source: 'Sample content', asOf: '2026-11-01' },
    { id: 'retentionPercent', value: 98, source: 'Sample content', asOf: '2026-11-01' },
  ],
  testimonials: [
    { id: 'filing', author: 'M. Alvarez', business: 'Alvarez Cleaning Service', rating: 5, date: '2026-08-14' },
    { id: 'fleet', author: 'R. Duarte', business: 'Duarte Hauling', rating: 5, date: '2026-07-02' },
    { id: 'building', author: 'K. Thompson', business: 'Bayview Condominium Association', rating: 5, date: '2026-05-20' },
    { id: 'lapse', author: 'J. Pierre', business: 'Pierre Landscaping', rating: 5, date: '2026-03-11' },
    { id: 'dock', author: 'W. Nascimento', business: 'Nascimento Freight', rating: 5, date: '2026-09-08' },
    { id: 'growth', author: 'L. Castillo', business: 'Castillo Express', rating: 5, date: '2026-06-23' },
  ],
  /**
   * With `enabled` the script of a page refuses the context menu, dragging, copying and printing of its texts and pictures, blurs the page on PrintScreen
   * and in a hidden tab, writes a notice to the console, and draws a faint watermark below the content. It never touches fields, phone numbers and
   * addresses, confirmations, and the pages of lib/site/protection.ts that visitors print or copy (filings, states, claims, contact, articles, legal).
   * It is a deterrent, not a safeguard: without JavaScript, and in the source of the page, everything can be read.
   */
  protection: { enabled: true },
} as const satisfies Offer & Published & Reachable & Record<string, unknown>;
