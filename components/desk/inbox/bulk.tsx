import { translator } from '#lib/i18n/messages.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { ActionButton, ActionForm, Notice, SecondButton } from '../action-form.tsx';
import type { SignedInPerson } from '../desk-page.tsx';
import { AssigneeSelect, StatusSelect } from '../work-selects.tsx';

/** The controls that change the selected leads. */
export function BulkBar({ person, formToken, people, back }: SignedInPerson & { people: readonly StaffMember[]; back: string }) {
  const t = translator(person.locale, 'desk.inbox');
  return (
    <ActionForm token={formToken} to="/desk/bulk" fields={{ back }} className="bulk" id="bulk">
      <p>{t('ticked')}</p>
      <StatusSelect locale={person.locale} id="bulk-status" empty={t('keep')} />
      <AssigneeSelect locale={person.locale} id="bulk-assignee" people={people} empty={t('keep')} />
      <SecondButton label={t('apply')} />
    </ActionForm>
  );
}

/** The outcome of a bulk change. `changes`: the events to undo, each as `reference.event`. */
export type BulkOutcome = { done: number; conflicts: number; changes: string } | { undone: number };

export function BulkResult({ person, formToken, back, outcome }: SignedInPerson & { back: string; outcome: BulkOutcome }) {
  const t = translator(person.locale, 'desk.inbox');
  if ('undone' in outcome) return <Notice>{t('undone', { undone: outcome.undone })}</Notice>;
  const { done, conflicts, changes } = outcome;
  return (
    <Notice kind={conflicts ? 'problem' : 'done'}>
      <p>
        {t('changed', { done })} {conflicts ? t('conflicts', { conflicts }) : ''}
      </p>
      {done > 0 && changes ? <ActionButton token={formToken} to="/desk/bulk" action="undo" fields={{ back, changes }} label={t('undo')} /> : null}
    </Notice>
  );
}
