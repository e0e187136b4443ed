import { renderToStaticMarkup } from 'react-dom/server';
import { InboxPage } from '#components/desk/inbox/inbox-page.tsx';
import type { InboxRow } from '#lib/staff/store/inbox.ts';

test('a bulk change on a later page returns to that page', () => {
  const after = '1764100000000_0b5cf1ce-0000-4000-8000-000000000000';
  const counts = { waiting: 0, mentioned: 0, mine: 0, unassigned: 0, overdue: 0, quarantined: 0 };
  const row = {
    id: 'a',
    reference: 'AAAA2222',
    form: 'home',
    locale: 'en',
    name: 'Ana',
    page: '/',
    status: 'new',
    waiting: null,
    waitingAt: null,
    createdAt: 0,
  } as InboxRow;
  const person = {
    id: 'p',
    email: 'p@agency.example',
    name: 'P',
    role: 'agent',
    locale: 'en',
    signature: '',
    createdAt: 0,
    disabledAt: null,
  } as const;
  const props = { person, counts, after, formToken: '', rows: [row], next: undefined, people: [], now: 0, since: 0, outcome: undefined };
  const html = renderToStaticMarkup(
    <InboxPage {...props} filters={{ view: 'open', search: '' }} hasNoNext={false} leadOutcome={{ outcome: undefined, previous: undefined }} />,
  );
  expect(html).toContain(`name="back" value="/desk?view=open&amp;after=${after}"`);
});
