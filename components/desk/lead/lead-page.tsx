import { translator } from '#lib/i18n/translator.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { ClockCell } from '../clock-cell.tsx';
import { DeskPage } from '../desk-page.tsx';
import { WaitingReason } from '../waiting-reason.tsx';
import { Contact } from './contact.tsx';
import { About, Acord, Duplicates, Files, Values } from './lead-details.tsx';
import { type LeadPageProps, personName } from './lead-page-props.ts';
import { Outcome } from './outcome.tsx';
import { OwnerActions, Quarantine } from './owner-actions.tsx';
import { Papers } from './papers.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Timeline } from './timeline.tsx';
import { Work } from './work.tsx';

function Summary({ props: { person, found, now, people } }: { props: LeadPageProps }) {
  const { locale } = person;
  const { work, lead } = found;
  const t = translator(locale, 'desk.lead');
  return (
    <p className="summary">
      <span className="reference">{lead.reference}</span> <ClockCell locale={locale} now={now} clock={work} />{' '}
      <WaitingReason locale={locale} now={now} clock={work} />{' '}
      <span className={`status ${work.status}`}>{translator(locale, 'desk.status')(work.status)}</span>{' '}
      {t('assignedTo', { person: personName(people, work.assigneeId, t('nobody')) })}
    </p>
  );
}

export function LeadPage(props: LeadPageProps) {
  const { person, formToken, found } = props;
  const { locale } = person;
  const { work, lead, contact } = found;
  const t = translator(locale, 'desk.lead');
  const name = contact.name || t('noName');
  const canWork = hasRole(person.role, 'agent');
  return (
    <DeskPage locale={locale} title={`${name}, ${lead.reference}`} signed={{ person, formToken }}>
      <div data-lead-page={lead.reference} data-version={work.version} data-changed={t('changedMeanwhile')}>
        <p className="steps">
          <a href={props.inboxAddress} data-key="inbox">
            {t('inbox')}
          </a>
          <a href={props.nextAddress} data-key="next">
            {t('next')}
          </a>
        </p>
        <h1 dir="auto">{name}</h1>
        <Summary props={props} />
        <p className="arrived" role="status" data-presence />
        {lead.quarantinedAt === null ? null : <Quarantine props={props} />}
        <Outcome props={props} />
        <Duplicates props={props} />
        <Contact {...{ found, person, canWork }} />
        {canWork ? <QuickActions props={props} /> : null}
        <div className="columns">
          <Values props={props} />
          <div>
            {canWork ? <ReplyForm props={props} /> : null}
            {canWork ? <Work props={props} /> : null}
            {canWork ? <Papers props={props} /> : null}
            <Files props={props} />
            <Timeline props={props} />
            <About props={props} />
            <Acord props={props} />
            {hasRole(person.role, 'owner') ? <OwnerActions props={props} /> : null}
          </div>
        </div>
      </div>
    </DeskPage>
  );
}
