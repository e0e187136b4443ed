import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { lostReasons, workStatuses } from '#lib/staff/lead-status.ts';
import type { Person } from '#lib/staff/store/people.ts';

type Common = { locale: Locale; id: string; value?: string | undefined; empty?: string };

/** The status, with the reasons of a lost lead beside it. */
export function StatusSelect({ locale, id, value, reason, empty }: Common & { reason?: string | undefined }) {
  const t = translator(locale, 'desk.status');
  const reasons = translator(locale, 'desk.reason');
  return (
    <>
      <div>
        <label htmlFor={id}>{t('label')}</label>
        <select id={id} name="status" defaultValue={value ?? ''} data-key="status">
          {empty ? <option value="">{empty}</option> : null}
          {workStatuses.map((status) => (
            <option key={status} value={status}>
              {t(status)}
            </option>
          ))}
        </select>
      </div>
      <div className="reason">
        <label htmlFor={`${id}-reason`}>{reasons('label')}</label>
        <select id={`${id}-reason`} name="reason" defaultValue={reason ?? ''}>
          <option value="">{reasons('none')}</option>
          {lostReasons.map((lostReason) => (
            <option key={lostReason} value={lostReason}>
              {reasons(lostReason)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** The possible assignees: enabled agents and owners, and the present assignee. */
export function AssigneeSelect({ locale, id, value, empty, people }: Common & { people: readonly Person[] }) {
  const t = translator(locale, 'desk.assignee');
  const choices = people.filter((person) => (person.disabledAt === null && person.role !== 'viewer') || person.id === value);
  return (
    <div>
      <label htmlFor={id}>{t('label')}</label>
      <select id={id} name="assignee" defaultValue={value ?? (empty ? '' : 'nobody')} data-key="assignee">
        {empty ? <option value="">{empty}</option> : null}
        <option value="nobody">{t('nobody')}</option>
        {choices.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name || person.email}
          </option>
        ))}
      </select>
    </div>
  );
}
