import { forms } from '#lib/forms/registry.ts';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { type LineEmails, staffRecipients } from '#lib/leads/deliver/mail/staff.ts';

const everyone = ['desk@agency.example', 'second@agency.example'];
const lines: LineEmails = { homeowners: ['home@agency.example'], 'workers-compensation': ['comp@agency.example', 'audit@agency.example'] };
const recipientsOf = (form: string, values = {}, byLine: LineEmails = lines) => staffRecipients({ form, values }, everyone, byLine);

test('sends the leads of a line to the addresses that the agency file has for it', () => {
  expect(recipientsOf('homeowners')).toEqual(['home@agency.example']);
  expect(recipientsOf('smart-quote', { insuranceType: 'homeowners' })).toEqual(['home@agency.example']);
  expect(recipientsOf('contact', { inquiryType: 'homeowners-insurance' })).toEqual(['home@agency.example']);
  expect(recipientsOf('homeowners-first')).toEqual(['home@agency.example']);
  expect(recipientsOf('home', { reason: 'house' })).toEqual(['home@agency.example']);
  expect(recipientsOf('typed-payload', { quote_type: 'homeowners' })).toEqual(['home@agency.example']);
  expect(recipientsOf('smart-quote', { insuranceType: 'workers-compensation' })).toEqual(['comp@agency.example', 'audit@agency.example']);
});

test('sends every other lead to STAFF_EMAIL', () => {
  for (const { id } of forms.filter(({ insuranceLine = '' }) => !Object.hasOwn(lines, insuranceLine)))
    expect([id, recipientsOf(id)]).toEqual([id, everyone]);
  for (const { id } of forms) expect(recipientsOf(id, {}, {})).toEqual(everyone);
  expect(recipientsOf('homeowners', {}, { homeowners: [] })).toEqual(everyone);
  expect(recipientsOf('smart-quote', { insuranceType: '__proto__' })).toEqual(everyone);
});

test('quotes and reviews have a line', () => {
  const general = ['smart-quote', 'business-first'];
  const quotes = forms.filter(({ id, route }) => (route === 'send-quote-email' && !general.includes(id)) || id.startsWith('review-'));
  for (const { id } of quotes) expect([id, lineOfLead({ form: id, values: {} })]).toEqual([id, expect.any(String)]);
});
