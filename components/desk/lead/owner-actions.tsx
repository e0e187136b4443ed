import { translator } from '#lib/i18n/translator.ts';
import { exportFormats } from '#lib/staff/export-lead.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { ActionButton, ActionForm } from '../action-form.tsx';
import { Notice } from '../notice.tsx';
import type { LeadPageProps } from './lead-page-props.ts';

/** The button that releases a quarantined lead. */
export function Quarantine({ props: { person, formToken, address } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  return (
    <Notice kind="problem">
      <p>{t('quarantined')}</p>
      {hasRole(person.role, 'agent') ? <ActionButton token={formToken} to={address} action="release" label={t('release')} /> : null}
    </Notice>
  );
}

/** Actions for owners only. */
export function OwnerActions({ props: { person, formToken, found } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  const path = `/desk/leads/${found.lead.reference}`;
  return (
    <section aria-labelledby="owner">
      <h2 id="owner">{t('owner')}</h2>
      <ActionForm token={formToken} to={`${path}/export`} className="actions">
        {exportFormats.map((format) => (
          <button key={format} className="second" type="submit" name="format" value={format}>
            {t(`export.${format}`)}
          </button>
        ))}
      </ActionForm>
      <p>
        <a href={`${path}/erase`}>{t('erase')}</a>
      </p>
    </section>
  );
}
