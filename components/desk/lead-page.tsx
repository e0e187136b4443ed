import { translator } from '#lib/i18n/translator.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { ClockCell } from './clock-cell.tsx';
import { DeskPage } from './desk-page.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Timeline } from './timeline.tsx';
import { Contact, Outcome, OwnerActions, Quarantine, QuickActions, Work } from './lead-actions.tsx';
import { About, Acord, Duplicates, Files, Values } from './lead-details.tsx';
import { type LeadPageProps, personName } from './lead-page-props.ts';

export function LeadPage(props: LeadPageProps) {
  const { person, formToken, found, now, people } = props;
  const { locale } = person;
  const { work, lead, contact } = found;
  const t = translator(locale, 'desk.lead');
  const name = contact.name || t('noName');
  const canWork = hasRole(person.role, 'agent');
  return (
    <DeskPage locale={locale} title={`${name}, ${lead.reference}`} signed={{ person, formToken }}>
      <div data-lead-page={lead.reference} data-version={work.version} data-changed={t('changedMeanwhile')}>
        <p>
          <a href="/desk" data-key="inbox">
            {t('inbox')}
          </a>
        </p>
        <h1 dir="auto">{name}</h1>
        <p className="summary">
          <span className="reference">{lead.reference}</span> <ClockCell locale={locale} now={now} clock={work} />{' '}
          <span className={`status ${work.status}`}>{translator(locale, 'desk.status')(work.status)}</span>{' '}
          {t('assignedTo', { person: personName(people, work.assigneeId, t('nobody')) })}
        </p>
        <p className="arrived" role="status" data-presence />
        {lead.quarantinedAt === null ? null : <Quarantine props={props} />}
        <Outcome props={props} />
        <Duplicates props={props} />
        <Contact {...{ found, locale, canWork }} />
        {canWork ? <QuickActions props={props} /> : null}
        <div className="columns">
          <Values props={props} />
          <div>
            {canWork ? <Work props={props} /> : null}
            {canWork ? <ReplyForm {...{ person, formToken, found }} draft={props.reply} canSendPapers={props.canSendPapers} /> : null}
            <Files props={props} />
            <Timeline {...{ locale, people }} events={found.events} lead={lead} />
            <About props={props} />
            <Acord props={props} />
            {hasRole(person.role, 'owner') ? <OwnerActions props={props} /> : null}
          </div>
        </div>
      </div>
    </DeskPage>
  );
}
