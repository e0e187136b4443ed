import { translator } from '#lib/i18n/messages.ts';
import { isWorkStatus } from '#lib/staff/lead-status.ts';
import { ActionForm, Notice, SecondButton } from '../action-form.tsx';
import { type LeadPageProps, personName, type RefusedPost } from './lead-page-props.ts';

function Conflict({ page, refused }: { page: LeadPageProps; refused: RefusedPost }) {
  const { person, people, deskLead } = page;
  const t = translator(person.locale, 'desk.lead');
  const status = translator(person.locale, 'desk.status');
  const nobody = t('nobody');
  if (refused.notice === 'empty') return <Notice kind="problem">{t('emptyNote')}</Notice>;
  const wanted = [
    isWorkStatus(refused.status) ? status(refused.status) : undefined,
    refused.assignee ? personName(people, refused.assignee, nobody) : undefined,
  ].filter(Boolean);
  return (
    <Notice kind="problem">
      <p>{t('conflict')}</p>
      <p>{t('conflictNow', { status: status(deskLead.work.status), assignee: personName(people, deskLead.work.assigneeId, nobody) })}</p>
      {wanted.length > 0 ? <p>{t('conflictWanted', { wanted: wanted.join(', ') })}</p> : null}
    </Notice>
  );
}

/** The undo button for a change of this or the previous lead. Disappears after ten seconds; the timeline keeps the same button. */
function UndoToast({ page, reference, name, event }: { page: LeadPageProps; reference: string; name?: string; event: number }) {
  const { person, formToken } = page;
  const t = translator(person.locale, 'desk.lead');
  return (
    <div className="toast" role="status">
      <ActionForm token={formToken} to={`/desk/leads/${reference}`} action="undo" fields={{ event }} className="inline">
        <span dir="auto">{name === undefined ? t('saved') : t('savedOther', { reference, name })}</span>
        <SecondButton label={t('undo')} />
      </ActionForm>
    </div>
  );
}

/** The outcome of the last post. */
export function Outcome({ page }: { page: LeadPageProps }) {
  const { person, deskLead, refused, undoableEvent, previous, outcome } = page;
  if (refused) return <Conflict page={page} refused={refused} />;
  if (undoableEvent !== undefined && outcome === 'changed')
    return <UndoToast page={page} reference={deskLead.lead.reference} event={undoableEvent} />;
  const t = translator(person.locale, 'desk.lead');
  const reply = translator(person.locale, 'desk.reply');
  if (previous) {
    const { reference, event } = previous;
    const name = previous.name || t('noName');
    if (event !== undefined) return <UndoToast {...{ page, reference, name, event }} />;
    return <Notice>{outcome === 'sent' ? reply('sentOther', { name }) : t('savedOther', { reference, name })}</Notice>;
  }
  if (outcome === 'sent') return <Notice>{reply('sent')}</Notice>;
  if (outcome === 'attempted') return <Notice>{t('attempted')}</Notice>;
  return outcome === 'recorded' ? <Notice>{t('saved')}</Notice> : null;
}
