import { calendarFile, foldLine, meetingDraft } from '#lib/site/calendar-file.ts';

const reminder = {
  uid: 'fr-44-fl-2029-11-20@example.com',
  day: '2028-12-31',
  title: 'FR-44: pregunte si ya puede terminar',
  text: 'Llame primero; luego, pida por escrito.\nBarra \\ y ñandú',
  daysAhead: 30,
  madeAt: new Date('2026-11-20T14:05:06.789Z'),
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('escapes commas, semicolons, backslashes and line breaks', () => {
  expect(unfolded(calendarFile(reminder))).toContain('DESCRIPTION:Llame primero\\; luego\\, pida por escrito.\\nBarra \\\\ y ñandú');
});

test('creates an all-day entry, also at the end of a year', () => {
  const lines = unfolded(calendarFile(reminder));
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20281231', 'DTEND;VALUE=DATE:20290101', 'DTSTAMP:20261120T140506Z', 'TRIGGER:-P30D']),
  );
});

test.each(['a'.repeat(75), 'a'.repeat(76), 'ñ'.repeat(200), `a${'😀'.repeat(60)}`, ''])('%# folds at 75 octets and keeps the text', (line) => {
  const rows = foldLine(line).split('\r\n');
  for (const row of rows) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
  expect(rows.map((row, index) => (index === 0 ? row : row.slice(1))).join('')).toBe(line);
  expect(rows.join('')).not.toContain('\uFFFD');
});

test('ends every line with CRLF and allows no injection of fields', () => {
  const file = calendarFile({ ...reminder, title: 'x\r\nEND:VCALENDAR' });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.split('\r\n').filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('creates a tentative meeting with organizer and attendee', () => {
  const lines = unfolded(
    meetingDraft({
      uid: 'CFGHJK34@agency.example',
      startsAt: new Date('2026-11-23T15:00:00Z'),
      minutes: 15,
      title: 'Review: Ana, Lima',
      text: 'Set the time',
      location: 'Phone',
      organizer: { name: 'Agency', address: 'office@agency.example' },
      attendee: { name: 'Ana "X" Lima\r\nEND:VEVENT', address: 'ana@example.com' },
      madeAt: new Date('2026-11-20T18:00:00Z'),
    }),
  );
  expect(lines).toContain('DTSTART:20261123T150000Z');
  expect(lines).toContain('DTEND:20261123T151500Z');
  expect(lines).toContain('STATUS:TENTATIVE');
  // A published event must have no attendees (RFC 5545, 3.8.4.1): the draft, which has one, names no method.
  expect(lines.filter((line) => line.startsWith('METHOD'))).toEqual([]);
  expect(lines).toContain('SUMMARY:Review: Ana\\, Lima');
  expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(/^ATTENDEE;CN="Ana {2}X {2}Lima {2}END:VEVENT";.*:mailto:ana@example\.com$/);
});

test('escapes an address in a mailto link', () => {
  const address = 'ana@example.com?cc=thief@example.com\r\nBCC:x';
  const people = { organizer: { name: 'Agency', address: 'office@agency.example' }, attendee: { name: 'Ana', address } };
  const event = { uid: 'x', startsAt: new Date(0), minutes: 15, title: 'Review', text: '', location: '', madeAt: new Date(0), ...people };
  const line = unfolded(meetingDraft(event)).find((text) => text.startsWith('ATTENDEE'));
  expect(line).toMatch(/:mailto:ana@example\.com%3Fcc%3Dthief@example\.com%0D%0ABCC%3Ax$/);
});
