import { translator } from '#lib/i18n/messages.ts';
import { isWorkStatus } from '#lib/staff/lead-status.ts';
import { ActionForm, Notice, SecondButton } from '../action-form.tsx';
import type { SignedInPerson } from '../desk-page.tsx';
import { personName } from '../person-name.ts';
import type { LeadOutcome, LeadPageProps, RefusedPost } from './lead-page-props.ts';

function RefusalNotice({ page, refused }: { page: LeadPageProps; refused: RefusedPost }) {
  const { person, people, deskLead } = page;
  const t = translator(person.locale, 'desk.lead');
  const status = translator(person.locale, 'desk.status');
  const nobody = t('nobody');
  if (refused.notice === 'empty') return <Notice kind="problem">{t('emptyNote')}</Notice>;
  const wanted = [
    isWorkStatus(refused.status) ? status(refused.status) : undefined,
    refused.assignee ? personName(people, refused.assignee, nobody, person.locale) : undefined,
  ].filter(Boolean);
  return (
    <Notice kind="problem">
      <p>{t('conflict')}</p>
      <p>
        {t('conflictNow', { status: status(deskLead.work.status), assignee: personName(people, deskLead.work.assigneeId, nobody, person.locale) })}
      </p>
      {wanted.length > 0 ? <p>{t('conflictWanted', { wanted: wanted.join(', ') })}</p> : null}
    </Notice>
  );
}

type UndoProps = SignedInPerson & { address: string; text: string; event: number };

/** The undo button for a change of this or the previous lead. Disappears after ten seconds; the timeline keeps the same button. */
function UndoToast({ person, formToken, address, text, event }: UndoProps) {
  const t = translator(person.locale, 'desk.lead');
  return (
    <div className="toast" role="status">
      <ActionForm token={formToken} to={address} action="undo" fields={{ event }} className="inline">
        <span dir="auto">{text}</span>
        <SecondButton label={t('undo')} />
      </ActionForm>
    </div>
  );
}

/** The outcome of the last post on the previous lead of the view; nothing without one. */
export function PreviousOutcome({ person, formToken, previous, outcome }: SignedInPerson & LeadOutcome) {
  if (!previous) return null;
  const t = translator(person.locale, 'desk.lead');
  const { reference, address, undoableEvent } = previous;
  const name = previous.name || t('noName');
  const text = outcome === 'sent' ? translator(person.locale, 'desk.reply')('sentOther', { name }) : t('savedOther', { reference, name });
  return undoableEvent === undefined ? <Notice>{text}</Notice> : <UndoToast {...{ person, formToken, address, text }} event={undoableEvent} />;
}

/** The outcome of the last post. */
export function Outcome({ page }: { page: LeadPageProps }) {
  const { person, formToken, address, refused, undoableEvent, previous, outcome } = page;
  const t = translator(person.locale, 'desk.lead');
  if (refused) return <RefusalNotice page={page} refused={refused} />;
  if (undoableEvent !== undefined && outcome === 'changed')
    return <UndoToast {...{ person, formToken, address }} text={t('saved')} event={undoableEvent} />;
  if (previous) return <PreviousOutcome {...{ person, formToken, previous, outcome }} />;
  if (outcome === 'sent') return <Notice>{translator(person.locale, 'desk.reply')('sent')}</Notice>;
  if (outcome === 'attempted') return <Notice>{t('attempted')}</Notice>;
  return outcome === 'recorded' ? <Notice>{t('saved')}</Notice> : null;
}
