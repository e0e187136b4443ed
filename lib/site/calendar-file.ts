export type CalendarReminder = {
  /** Stable, so that a second download replaces the first entry. */
  uid: string;
  /** YYYY-MM-DD, an all-day entry. */
  day: string;
  title: string;
  text: string;
  /** Days before the entry on which the calendar reminds. */
  daysAhead: number;
  madeAt: Date;
};

const encoder = new TextEncoder();

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds lines at 75 octets (RFC 5545, 3.1), never inside a character. */
export function foldLine(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      rows.push(' ');
      octets = 1;
    }
    rows[rows.length - 1] += character;
    octets += size;
  }
  return rows.join('\r\n');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

const calendarTime = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

function renderCalendar(event: readonly string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Agency site//Calendar//EN', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** A calendar file (.ics, RFC 5545) with one reminder. */
export function calendarFile({ uid, day, title, text, daysAhead, madeAt }: CalendarReminder): string {
  const compact = (date: string) => date.replaceAll('-', '');
  return renderCalendar([
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${calendarTime(madeAt)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${daysAhead}D`,
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
  ]);
}

export type TentativeMeeting = {
  uid: string;
  startsAt: Date;
  minutes: number;
  title: string;
  text: string;
  location: string;
  organizer: { name: string; address: string };
  attendee?: { name: string; address: string };
  madeAt: Date;
};

// A quoted parameter cannot contain quotes.
const unquotedName = (name: string): string => name.replace(/["\r\n]/g, ' ');

// An address may contain characters that end it in a link, such as `?` and `#`.
const mailto = (address: string): string => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** A tentative meeting: the person who opens the file sets the time and sends it. */
export function meetingDraft({ uid, startsAt, minutes, title, text, location, organizer, attendee, madeAt }: TentativeMeeting): string {
  return renderCalendar([
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${calendarTime(madeAt)}`,
    `DTSTART:${calendarTime(startsAt)}`,
    `DTEND:${calendarTime(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `LOCATION:${escapeText(location)}`,
    `ORGANIZER;CN="${unquotedName(organizer.name)}":${mailto(organizer.address)}`,
    ...(attendee ? [`ATTENDEE;CN="${unquotedName(attendee.name)}";ROLE=REQ-PARTICIPANT;RSVP=TRUE:${mailto(attendee.address)}`] : []),
    'STATUS:TENTATIVE',
  ]);
}
