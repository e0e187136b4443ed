import { translator } from '#lib/i18n/translator.ts';
import { answerMethods, attemptMethods } from '#lib/staff/answered.ts';
import { ActionButton, ActionForm } from '../action-form.tsx';
import type { LeadPageProps } from './lead-page-props.ts';

/** The most frequent actions, at the lower edge of a phone. */
export function QuickActions({ props: { person, formToken: token, found, address } }: { props: LeadPageProps }) {
  const { work } = found;
  const t = translator(person.locale, 'desk.lead');
  return (
    <div className="actions">
      <ActionForm token={token} to={address} action="called" className="inline">
        <label htmlFor="how">{t('contacted.label')}</label>
        <select id="how" name="how">
          {[...answerMethods, ...attemptMethods].map((how) => (
            <option key={how} value={how}>
              {t(`contacted.${how}`)}
            </option>
          ))}
        </select>
        <button type="submit">{t('contacted.record')}</button>
        <button className="second" type="submit" name="next" value="yes">
          {t('recordNext')}
        </button>
      </ActionForm>
      {work.assigneeId === person.id ? null : (
        <ActionButton token={token} to={address} action="change" fields={{ version: work.version, assignee: person.id }} label={t('take')} />
      )}
    </div>
  );
}
