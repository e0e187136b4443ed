import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { lostReasons, workStatuses } from '#lib/staff/lead-status.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { Select } from './fields.tsx';
import { nameOf } from './person-name.ts';

type SelectProps = { locale: Locale; id: string; value?: string | undefined; empty?: string };

/** The status, with the reasons of a lost lead beside it. */
export function StatusSelect({ locale, id, value, reason, empty }: SelectProps & { reason?: string | undefined }) {
  const t = translator(locale, 'desk.status');
  const reasons = translator(locale, 'desk.reason');
  const statusOptions = workStatuses.map((status) => [status, t(status)] as const);
  const reasonOptions = lostReasons.map((lostReason) => [lostReason, reasons(lostReason)] as const);
  return (
    <>
      <div>
        <Select
          {...{ id, name: 'status', label: t('label'), value: value ?? '', shortcut: 'status' }}
          options={empty ? [['', empty], ...statusOptions] : statusOptions}
        />
      </div>
      <div className="reason">
        <Select
          {...{ id: `${id}-reason`, name: 'reason', label: reasons('label'), value: reason ?? '' }}
          options={[['', reasons('none')], ...reasonOptions]}
        />
      </div>
    </>
  );
}

/** The possible assignees: enabled agents and owners, and the current assignee. `wanted`: the choice in a refused post. */
export function AssigneeSelect({
  locale,
  id,
  value,
  wanted,
  empty,
  people,
}: SelectProps & { wanted?: string | undefined; people: readonly StaffMember[] }) {
  const t = translator(locale, 'desk.assignee');
  const choices = people.filter((person) => (person.disabledAt === null && person.role !== 'viewer') || person.id === value);
  const options = [['nobody', t('nobody')] as const, ...choices.map((person) => [person.id, nameOf(person, locale)] as const)];
  const isOffered = options.some(([option]) => option === wanted);
  const chosen = (isOffered ? wanted : value) ?? (empty ? '' : 'nobody');
  return (
    <div>
      <Select
        {...{ id, name: 'assignee', label: t('label'), value: chosen, shortcut: 'assignee' }}
        options={empty ? [['', empty], ...options] : options}
      />
    </div>
  );
}
