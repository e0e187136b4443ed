import { renderToStaticMarkup } from 'react-dom/server';
import { Timeline } from '#components/desk/lead/timeline.tsx';
import type { LeadPageProps } from '#components/desk/lead/lead-page-props.ts';
import type { EventKind } from '#lib/leads/store/events.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';

const now = Date.UTC(2026, 10, 25, 20);
const person = (id: string, name: string): StaffMember => ({
  id,
  email: `${id}@agency.example`,
  name,
  role: 'agent',
  locale: 'en',
  signature: '',
  createdAt: now,
  disabledAt: null,
});
const people = [person('a', 'Ana'), person('b', 'Ben')];

/** The text of the timeline of a lead with one event of Ana. */
function textWith(kind: EventKind, before: object, after: object): string {
  const event = { leadId: 'x', seq: 1, at: now, staffId: 'a', kind, detail: { before, after, version: 1 } };
  const deskLead = { events: [event], lead: { createdAt: now, updates: [] }, work: { version: 2 } };
  const page = { person: people[0], people, now, formToken: '', address: '', deskLead } as unknown as LeadPageProps;
  return renderToStaticMarkup(<Timeline page={page} />).replaceAll(/<[^>]+>/g, '');
}

test('an event names the status and the assignee that it changed', () => {
  const before = { status: 'new', closedReason: null, assigneeId: null };
  expect(textWith('status', before, { ...before, status: 'working' })).toContain('Ana set the status: Working Nov');
  expect(textWith('status', before, { ...before, status: 'working', assigneeId: 'b' })).toContain(
    'Ana set the status: Working, assigned it to Ben Nov',
  );
  expect(textWith('status', before, { ...before, status: 'working', assigneeId: 'a' })).toContain('Ana set the status: Working, took it Nov');
  expect(textWith('assigned', before, { ...before, assigneeId: 'b' })).toContain('Ana assigned it to Ben Nov');
  // As stored before: the form posted the same status beside the new assignee.
  expect(textWith('status', { ...before, assigneeId: 'b' }, before)).toContain('Ana unassigned it Nov');
  expect(textWith('status', before, before)).toContain('Ana set the status: New Nov');
});
