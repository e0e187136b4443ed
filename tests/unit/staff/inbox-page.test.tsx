import { renderToStaticMarkup } from 'react-dom/server';
import { InboxPage } from '#components/desk/inbox/inbox-page.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { subjectOf } from '#lib/forms/present.ts';
import type { InboxRow } from '#lib/staff/store/inbox.ts';

const after = '1764100000000_0b5cf1ce-0000-4000-8000-000000000000';

function htmlOf(locale: Locale, change: Partial<InboxRow> = {}): string {
  const row = { id: 'a', reference: 'AAAA2222', form: 'home', locale: 'en', name: 'Ana', page: '/', status: 'new', waiting: null, waitingAt: null };
  const person = { id: 'p', email: 'p@agency.example', name: 'P', role: 'agent', locale, signature: '', createdAt: 0, disabledAt: null } as const;
  const counts = { waiting: 0, mentioned: 0, mine: 0, unassigned: 0, overdue: 0, quarantined: 0 };
  const rows = [{ ...row, createdAt: 0, ...change } as InboxRow];
  const props = { person, counts, rows, after, formToken: '', next: undefined, people: [], now: 0, since: 0, outcome: undefined };
  return renderToStaticMarkup(
    <InboxPage {...props} filters={{ view: 'open', search: '' }} hasNoNext={false} leadOutcome={{ outcome: undefined, previous: undefined }} />,
  );
}

test('a bulk change on a later page returns to that page', () => {
  expect(htmlOf('en')).toContain(`name="back" value="/desk?view=open&amp;after=${after}"`);
});

test('the kind of insurance of a lead without a line is named in the language of the reader', () => {
  const values = { firstName: 'Ana', insuranceType: 'other' };
  const subject = subjectOf({ form: 'smart-quote', values });
  expect(htmlOf('pt', { form: 'smart-quote', subject })).toContain('<td>Outro</td>');
  expect(htmlOf('en', { form: 'smart-quote', subject })).toContain('<td>Other</td>');
  // Another program may send any text.
  const other = subjectOf({ form: 'smart-payload', values: { insurance_type: 'Boat cover' } });
  expect(htmlOf('es', { form: 'smart-payload', subject: other })).toContain('<td>Boat cover</td>');
  expect(subjectOf({ form: 'contact', values: { name: 'Ana' } })).toBeUndefined();
});
