import { forms } from '#lib/forms/registry.ts';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { type LineEmails, staffRecipients } from '#lib/leads/deliver/mail/staff.ts';

const everyone = ['desk@agency.example', 'second@agency.example'];
const lines: LineEmails = { homeowners: ['home@agency.example'], 'workers-compensation': ['comp@agency.example', 'audit@agency.example'] };
const read = (form: string, values = {}, byLine: LineEmails = lines) => staffRecipients({ form, values }, everyone, byLine);

test('sends the leads of a line to the addresses that the agency file has for it', () => {
  expect(read('homeowners')).toEqual(['home@agency.example']);
  expect(read('smart-quote', { insuranceType: 'homeowners' })).toEqual(['home@agency.example']);
  expect(read('contact', { inquiryType: 'homeowners-insurance' })).toEqual(['home@agency.example']);
  expect(read('homeowners-first')).toEqual(['home@agency.example']);
  expect(read('home', { reason: 'house' })).toEqual(['home@agency.example']);
  expect(read('typed-payload', { quote_type: 'homeowners' })).toEqual(['home@agency.example']);
  expect(read('smart-quote', { insuranceType: 'workers-compensation' })).toEqual(['comp@agency.example', 'audit@agency.example']);
});

test('sends every other lead to STAFF_EMAIL', () => {
  for (const { id } of forms.filter(({ insuranceLine = '' }) => !Object.hasOwn(lines, insuranceLine))) expect([id, read(id)]).toEqual([id, everyone]);
  for (const { id } of forms) expect(read(id, {}, {})).toEqual(everyone);
  expect(read('homeowners', {}, { homeowners: [] })).toEqual(everyone);
  expect(read('smart-quote', { insuranceType: '__proto__' })).toEqual(everyone);
});

test('quotes and reviews have a line', () => {
  const general = ['smart-quote', 'business-first'];
  const quotes = forms.filter(({ id, route }) => (route === 'send-quote-email' && !general.includes(id)) || id.startsWith('review-'));
  for (const { id } of quotes) expect([id, lineOfLead({ form: id, values: {} })]).toEqual([id, expect.any(String)]);
});
