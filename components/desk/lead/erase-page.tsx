import { translator } from '#lib/i18n/messages.ts';
import type { DeskLead } from '#lib/staff/find-desk-lead.ts';
import { ActionForm } from '../action-form.tsx';
import { DeskPage, type SignedInPerson } from '../desk-page.tsx';

type Props = SignedInPerson & { deskLead: DeskLead; input: string | undefined };

export function ErasePage({ person, formToken, deskLead, input }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.erase');
  const { reference } = deskLead.lead;
  const hasProblem = input !== undefined;
  return (
    <DeskPage locale={locale} title={t('title')} signedIn={{ person, formToken }}>
      <div className="narrow">
        <h1>{t('title')}</h1>
        <p dir="auto">{t('text', { reference, name: deskLead.contact.name })}</p>
        <ActionForm token={formToken} to={`/desk/leads/${reference}/erase`} noValidate>
          <label htmlFor="reference">{t('label', { reference })}</label>
          <input
            id="reference"
            name="reference"
            autoComplete="off"
            defaultValue={input}
            aria-invalid={hasProblem || undefined}
            aria-describedby={hasProblem ? 'reference-problem' : undefined}
          />
          {hasProblem ? (
            <p className="problem-text" id="reference-problem">
              {t('wrong', { reference })}
            </p>
          ) : null}
          <div className="actions">
            <button type="submit">{t('erase')}</button>
            <a href={`/desk/leads/${reference}`}>{t('keep')}</a>
          </div>
        </ActionForm>
      </div>
    </DeskPage>
  );
}
