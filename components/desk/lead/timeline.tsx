import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { LeadEvent } from '#lib/leads/store/events.ts';
import { isLostReason, isMissedContact, isReplyMethod, isWorkStatus } from '#lib/staff/lead-status.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { canUndo } from '#lib/staff/store/lead-work.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { ActionButton } from '../action-form.tsx';
import { formatMoment } from '../format-time.ts';
import type { LeadPageProps } from './lead-page-props.ts';

type Detail = Readonly<Record<string, unknown>>;

const part = (detail: Detail | undefined, name: string): Detail => {
  const value = detail?.[name];
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function statusText({ status, closedReason }: Detail, locale: Locale): string {
  const name = isWorkStatus(status) ? translator(locale, 'desk.status')(status) : '';
  const reason = isLostReason(closedReason) ? translator(locale, 'desk.reason')(closedReason) : '';
  return translator(locale, 'desk.timeline')('status', { status: [name, reason].filter(Boolean).join(': ') });
}

function assigneeText({ assigneeId }: Detail, staffId: string | null, locale: Locale, people: readonly StaffMember[]): string {
  const t = translator(locale, 'desk.timeline');
  const person = people.find(({ id }) => id === assigneeId);
  if (person && person.id === staffId) return t('takenOver');
  return person ? t('assigned', { person: person.name || person.email }) : t('unassigned');
}

function describe({ kind, detail, staffId }: LeadEvent, locale: Locale, people: readonly StaffMember[]): string {
  const t = translator(locale, 'desk.timeline');
  if (kind === 'status' || kind === 'assigned') {
    const [before, after] = [part(detail, 'before'), part(detail, 'after')];
    const changes = ['status', 'closedReason', 'assigneeId'].filter((name) => before[name] !== after[name]);
    const isAssigned = kind === 'assigned' || changes.includes('assigneeId');
    const hasStatus = kind === 'status' && (!isAssigned || changes.length > 1);
    return [hasStatus ? statusText(after, locale) : '', isAssigned ? assigneeText(after, staffId, locale, people) : ''].filter(Boolean).join(', ');
  }
  const method = detail?.how;
  const reached = isReplyMethod(method) || isMissedContact(method) ? translator(locale, 'desk.lead.contacted')(method) : '';
  return [t(kind), reached].filter(Boolean).join(': ');
}

/** The posts of the visitor and the events of the staff, newest first. */
export function Timeline({ page }: { page: LeadPageProps }) {
  const { person: reader, people, now, formToken, address } = page;
  const { events, lead, work } = page.deskLead;
  const { locale } = reader;
  const t = translator(locale, 'desk.timeline');
  const nameOf = (id: string | null) => {
    const person = people.find((candidate) => candidate.id === id);
    return person ? person.name || person.email : t('command');
  };
  const staff = events.map((event) => ({
    key: `e${event.seq}`,
    at: event.at,
    who: event.kind === 'undelivered' ? t('mail') : nameOf(event.staffId),
    what: event.detail === undefined ? t('unreadable') : describe(event, locale, people),
    text: textOf(event.detail?.text),
    undoableEvent: hasRole(reader.role, 'agent') && canUndo(event, work, now) ? event.seq : undefined,
  }));
  const posts = [{ key: 'received', at: lead.createdAt, what: t('received') }].concat(
    lead.updates.map(({ n, createdAt }) => ({ key: `u${n}`, at: createdAt, what: t('updated') })),
  );
  const visitor = posts.map((post) => ({ ...post, who: t('visitor'), text: '', undoableEvent: undefined }));
  const items = [...visitor, ...staff].toSorted((a, b) => b.at - a.at);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('title')}</h2>
      <ol className="timeline">
        {items.map(({ key, at, who, what, text, undoableEvent }) => (
          <li key={key}>
            <p>
              <strong>{who}</strong> {what} <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>
            </p>
            {text ? (
              <p className="note" dir="auto">
                {text}
              </p>
            ) : null}
            {/* For the ten minutes in which a change can be undone. */}
            {undoableEvent === undefined ? null : (
              <ActionButton token={formToken} to={address} action="undo" fields={{ event: undoableEvent }} label={t('undo')} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last note of the staff, above the values: it often decides how to reply. */
export function LastNote({ page: { person, people, deskLead } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  const note = deskLead.events.findLast(({ kind, detail }) => kind === 'note' && textOf(detail?.text) !== '');
  const author = people.find(({ id }) => id === note?.staffId);
  if (!note) return null;
  return (
    <section className="last-note" aria-labelledby="last-note">
      <h2 id="last-note">{t('lastNote')}</h2>
      <p className="note" dir="auto">
        {textOf(note.detail?.text)}
      </p>
      <p className="hint">
        {author ? `${author.name || author.email}, ` : ''}
        {formatMoment(note.at, person.locale)} · <a href="#timeline">{t('allNotes')}</a>
      </p>
    </section>
  );
}
