import { identifyForm } from '#lib/leads/identify-form.ts';
import { homeValues, homePayload, personalAutoValues } from '#tests/support/forms/sample-values.ts';

const formOf = (route: string, posted: Record<string, unknown>) => {
  const recognized = identifyForm(route, posted);
  return 'form' in recognized ? recognized.form.id : recognized;
};
const details = JSON.stringify(personalAutoValues);

describe('identifyForm', () => {
  it.each([
    ['webhook-relay', homePayload, 'home-payload'],
    ['webhook-relay', { ...homePayload, coverage_details: JSON.stringify(homeValues) }, 'home'],
    ['webhook-relay', { form: 'home', ...homeValues }, 'home'],
    ['webhook-relay', {}, 'home-payload'],
    ['send-quote-email', { form: 'personal-auto', ...personalAutoValues }, 'personal-auto'],
    ['send-quote-email', { first_name: 'A', quote_type: 'personal-auto', coverage_details: details }, 'personal-auto'],
    ['send-quote-email', { first_name: 'A', quote_type: 'Personal Auto', coverage_details: details }, 'personal-auto'],
    ['send-quote-email', { first_name: 'A', quote_type: 'personal-auto' }, 'typed-payload'],
    ['send-quote-email', { first_name: 'A', insurance_type: 'Other' }, 'smart-payload'],
    ['send-quote-email', {}, 'typed-payload'],
    ['send-quote-email', { form: '__proto__' }, 'typed-payload'],
  ])('%s %j is %s', (route, posted, form) => {
    expect(formOf(route, posted)).toBe(form);
  });

  it('names the part that it cannot parse', () => {
    expect(formOf('send-quote-email', { first_name: 'A', quote_type: 'boat', coverage_details: details })).toEqual({ invalidField: 'quote_type' });
    expect(formOf('send-quote-email', { first_name: 'A', quote_type: 'personal-auto', coverage_details: 'not json' })).toEqual({
      invalidField: 'coverage_details',
    });
  });

  it('prefers the values in coverage_details to the fields around them, except time and page', () => {
    const recognized = identifyForm('send-quote-email', {
      first_name: 'Other',
      quote_type: 'personal-auto',
      coverage_details: details,
      submitted_at: '2026-11-20T10:00:00Z',
      source_page: 'http://localhost/x',
    });
    expect('values' in recognized && recognized.values).toMatchObject({
      firstName: 'João',
      submittedAt: '2026-11-20T10:00:00Z',
      sourcePage: 'http://localhost/x',
    });
  });
});
