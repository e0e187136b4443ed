import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { translator } from '#lib/i18n/messages.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { continuationDays } from '#lib/site/retention.ts';
import { papersText } from '#lib/staff/saved-replies.ts';
import { missedContacts, replyMethods } from '#lib/staff/lead-status.ts';
import { exportFormats } from '#lib/staff/export-lead.ts';
import { ActionButton, ActionForm, Notice, SecondButton } from '../action-form.tsx';
import { ClockCell, WaitingReasonText } from '../clock-cell.tsx';
import { DeskPage } from '../desk-page.tsx';
import { Select } from '../fields.tsx';
import { formName } from '../form-name.ts';
import { personName } from '../person-name.ts';
import { Contact, TextLinks } from './contact.tsx';
import { AboutLead, Acord, Duplicates, Files, Values } from './lead-details.tsx';
import { type LeadPageProps, seenUpdates } from './lead-page-props.ts';
import { Outcome } from './outcome.tsx';
import { ReplyForm } from './reply-form.tsx';
import { LastNote, Timeline } from './timeline.tsx';
import { Work } from './work.tsx';

/** The buttons that release a quarantined lead or close it as spam. */
function Quarantine({ page: { person, formToken: token, deskLead, address } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  return (
    <Notice kind="problem">
      <p>{t('quarantined')}</p>
      {hasRole(person.role, 'agent') ? (
        <div className="actions">
          <ActionButton {...{ token, to: address }} action="release" label={t('release')} />
          {deskLead.work.status === 'spam' ? null : (
            <ActionButton
              {...{ token, to: address }}
              action="change"
              fields={{ version: deskLead.work.version, status: 'spam' }}
              label={t('isSpam')}
            />
          )}
        </div>
      ) : null}
    </Notice>
  );
}

/** Actions for owners only. */
function OwnerActions({ page: { person, formToken, deskLead } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  const path = `/desk/leads/${deskLead.lead.reference}`;
  return (
    <section aria-labelledby="owner">
      <h2 id="owner">{t('owner')}</h2>
      <ActionForm token={formToken} to={`${path}/export`} className="actions">
        {exportFormats.map((format) => (
          <SecondButton key={format} name="format" value={format} label={t(`export.${format}`)} />
        ))}
      </ActionForm>
      <p>
        <a href={`${path}/erase`}>{t('erase')}</a>
      </p>
    </section>
  );
}

const methods = [...replyMethods, ...missedContacts];

/** The most frequent actions, above the columns. */
function QuickActions({ page: { person, formToken: token, deskLead, address } }: { page: LeadPageProps }) {
  const { work } = deskLead;
  const t = translator(person.locale, 'desk.lead');
  return (
    <div className="actions">
      <ActionForm token={token} to={address} action="contact" fields={{ seen: seenUpdates(deskLead) }} className="inline">
        <Select id="method" label={t('contacted.label')} options={methods.map((method) => [method, t(`contacted.${method}`)])} />
        <button type="submit">{t('contacted.record')}</button>
        <SecondButton name="next" value="yes" label={t('recordNext')} />
      </ActionForm>
      {work.assigneeId === person.id ? null : (
        <ActionButton token={token} to={address} action="change" fields={{ version: work.version, assignee: person.id }} label={t('take')} />
      )}
    </div>
  );
}

/** A link for sending papers, for visitors who have no e-mail or who read text messages sooner. */
function Papers({ page: { person, formToken, deskLead, papersAddress, papersFactor, papersLink } }: { page: LeadPageProps }) {
  const { locale } = person;
  const t = translator(locale, 'desk.papers');
  const { phoneE164 } = deskLead.contact;
  return (
    <section className="work" aria-labelledby="papers">
      <h2 id="papers">{t('title')}</h2>
      {papersLink ? (
        <Notice>
          <p>{t('made', { days: continuationDays })}</p>
          <p>
            <code>{papersLink}</code>
          </p>
          {phoneE164 ? (
            <p className="contact">
              <TextLinks locale={locale} phone={phoneE164} text={papersText(papersLink, deskLead, person)} />
            </p>
          ) : null}
        </Notice>
      ) : null}
      <p>{papersFactor === undefined ? t('none') : t(papersFactor === 'digits' ? 'text' : 'textEmail')}</p>
      {papersFactor ? <ActionButton token={formToken} to={papersAddress} label={t('make')} /> : null}
    </section>
  );
}

function Summary({ page: { person, deskLead, now, people } }: { page: LeadPageProps }) {
  const { locale } = person;
  const { work, lead } = deskLead;
  const t = translator(locale, 'desk.lead');
  const line = lineOfLead({ form: lead.form, values: deskLead.values });
  return (
    <p className="summary">
      <strong>{line ? translator(locale, 'desk.line')(line) : formName(lead.form, locale)}</strong>{' '}
      <span className="reference">{lead.reference}</span> <ClockCell locale={locale} now={now} clock={work} />{' '}
      <WaitingReasonText locale={locale} now={now} clock={work} />{' '}
      <span className={`status ${work.status}`}>{translator(locale, 'desk.status')(work.status)}</span>{' '}
      {t('assignedTo', { person: personName(people, work.assigneeId, t('nobody'), locale) })}
    </p>
  );
}

export function LeadPage(page: LeadPageProps) {
  const { person, formToken, deskLead } = page;
  const { locale } = person;
  const { work, lead, contact } = deskLead;
  const t = translator(locale, 'desk.lead');
  const name = contact.name || t('noName');
  const canWork = hasRole(person.role, 'agent');
  return (
    <DeskPage locale={locale} title={`${name}, ${lead.reference}`} signedIn={{ person, formToken }}>
      <div data-lead-page={lead.reference} data-version={work.version} data-updates={seenUpdates(deskLead)} data-changed={t('changedMeanwhile')}>
        <p className="steps">
          <a href={page.inboxAddress} data-key="inbox">
            {t('inbox')}
          </a>
          <a href={page.nextAddress} data-key="next">
            {t('next')}
          </a>
        </p>
        <h1 dir="auto">{name}</h1>
        <Summary page={page} />
        <p className="arrived" role="status" data-presence />
        {lead.quarantinedAt === null ? null : <Quarantine page={page} />}
        {work.waiting === 'undelivered' ? <Notice kind="problem">{t('undelivered')}</Notice> : null}
        <Outcome page={page} />
        <Duplicates page={page} />
        <LastNote page={page} />
        <Contact {...{ deskLead, person, canWork }} />
        {canWork ? <QuickActions page={page} /> : null}
        <div className="columns">
          <Values page={page} />
          <div>
            {canWork ? <ReplyForm page={page} /> : null}
            {canWork ? <Work page={page} /> : null}
            {canWork ? <Papers page={page} /> : null}
            <Files page={page} />
            <Timeline page={page} />
            <AboutLead page={page} />
            <Acord page={page} />
            {hasRole(person.role, 'owner') ? <OwnerActions page={page} /> : null}
          </div>
        </div>
      </div>
    </DeskPage>
  );
}
