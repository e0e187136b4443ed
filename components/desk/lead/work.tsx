import { translator } from '#lib/i18n/messages.ts';
import { maxNoteLength, mentionOf } from '#lib/staff/mentions.ts';
import { ActionForm, SecondButton } from '../action-form.tsx';
import { AssigneeSelect, StatusSelect } from '../work-selects.tsx';
import { type LeadPageProps, seenUpdates } from './lead-page-props.ts';

const maxHinted = 8;

function NoteField({ page: { person, people, refused } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  const enabled = people.filter(({ disabledAt }) => disabledAt === null);
  const others = enabled.filter(({ id }) => id !== person.id).slice(0, maxHinted);
  const names = others.map((other) => `@${mentionOf(other, enabled)}`);
  return (
    <div className="note-field">
      <label htmlFor="note">{t('note')}</label>
      <textarea
        id="note"
        name="note"
        rows={3}
        maxLength={maxNoteLength}
        defaultValue={refused?.note}
        data-key="note"
        data-draft="note"
        aria-describedby={names.length > 0 ? 'note-hint' : undefined}
      />
      {names.length > 0 ? (
        <p className="hint" id="note-hint" dir="auto">
          {t('mentionHint', { names: names.join(', ') })}
        </p>
      ) : null}
    </div>
  );
}

/** One form, so that no button of it discards what was typed or chosen beside it. */
export function Work({ page }: { page: LeadPageProps }) {
  const { person, formToken, deskLead, people, refused, address } = page;
  const { work } = deskLead;
  const { locale } = person;
  const t = translator(locale, 'desk.lead');
  return (
    <section className="work" aria-labelledby="work">
      <h2 id="work">{t('work')}</h2>
      <ActionForm token={formToken} to={address} fields={{ version: work.version, seen: seenUpdates(deskLead) }} className="change">
        <StatusSelect
          locale={locale}
          id="status"
          value={refused?.status || work.status}
          reason={refused?.reason || (work.closedReason ?? undefined)}
        />
        <AssigneeSelect locale={locale} id="assignee" value={work.assigneeId ?? undefined} wanted={refused?.assignee} people={people} />
        <NoteField page={page} />
        <div className="actions">
          <button type="submit" name="action" value="change">
            {t('save')}
          </button>
          <SecondButton name="action" value="change-next" label={t('saveNext')} />
          <SecondButton name="action" value="note" label={t('addNote')} />
        </div>
      </ActionForm>
    </section>
  );
}
