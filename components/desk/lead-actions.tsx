import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { answeredHow, attemptedHow } from '#lib/staff/answered.ts';
import type { WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { exportFormats } from '#lib/staff/export-lead.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { FormToken } from './desk-page.tsx';
import { Notice } from './notice.tsx';
import { AssigneeSelect, StatusSelect } from './work-selects.tsx';
import { isWorkStatus } from '#lib/staff/lead-status.ts';
import { type LeadPageProps, personName, type RefusedPost } from './lead-page-props.ts';

/** The mail leads to the reply form, which keeps what was sent; a viewer has none. */
export function Contact({ found: { contact, lead }, locale, canWork }: { found: WorkedLead; locale: Locale; canWork: boolean }) {
  const t = translator(locale, 'desk.lead');
  const { phoneE164, phone, email } = contact;
  const links = [
    ...(phoneE164 ? [{ id: 'call', href: `tel:${phoneE164}`, text: t('call', { phone: phone ?? '' }) }] : []),
    ...(phoneE164 ? [{ id: 'text', href: `sms:${phoneE164}`, text: t('text') }] : []),
    ...(phoneE164 ? [{ id: 'whatsApp', href: `https://wa.me/${phoneE164.slice(1)}`, text: t('whatsApp') }] : []),
    ...(email
      ? [{ id: 'mail', href: canWork ? '#reply' : `mailto:${encodeURIComponent(email).replace('%40', '@')}`, text: t('mail', { email }) }]
      : []),
  ];
  return (
    <>
      <p>{t('speaks', { language: siteLanguages[lead.locale].name })}</p>
      <ul className="contact">
        {links.map(({ id, href, text }) => (
          <li key={id}>
            <a href={href} rel="noreferrer" target={id === 'whatsApp' ? '_blank' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Conflict({ props, refused }: { props: LeadPageProps; refused: RefusedPost }) {
  const { person, people, found } = props;
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
      <p>{t('conflictNow', { status: status(found.work.status), assignee: personName(people, found.work.assigneeId, nobody) })}</p>
      {wanted.length > 0 ? <p>{t('conflictWanted', { wanted: wanted.join(', ') })}</p> : null}
    </Notice>
  );
}

/** What became of the last post. */
export function Outcome({ props }: { props: LeadPageProps }) {
  const { person, formToken, found, refused, undoable } = props;
  const t = translator(person.locale, 'desk.lead');
  if (props.isSent) return <Notice>{translator(person.locale, 'desk.reply')('sent')}</Notice>;
  if (props.isRecorded) return <Notice>{t('saved')}</Notice>;
  if (refused) return <Conflict props={props} refused={refused} />;
  if (undoable === undefined) return null;
  return (
    <Notice>
      <form method="post" action={`/desk/leads/${found.lead.reference}`} className="inline">
        <FormToken token={formToken} />
        <input type="hidden" name="action" value="undo" />
        <input type="hidden" name="event" value={undoable} />
        <span>{t('saved')}</span>
        <button className="second" type="submit">
          {t('undo')}
        </button>
      </form>
    </Notice>
  );
}

/** What an agent does most, within reach of a thumb. */
export function QuickActions({ props: { person, formToken, found } }: { props: LeadPageProps }) {
  const { work, lead } = found;
  const t = translator(person.locale, 'desk.lead');
  const token = <FormToken token={formToken} />;
  return (
    <div className="actions">
      <form method="post" action={`/desk/leads/${lead.reference}`} className="inline">
        {token}
        <input type="hidden" name="action" value="called" />
        <label htmlFor="how">{t('contacted.label')}</label>
        <select id="how" name="how">
          {[...answeredHow, ...attemptedHow].map((how) => (
            <option key={how} value={how}>
              {t(`contacted.${how}`)}
            </option>
          ))}
        </select>
        <button type="submit">{t('contacted.record')}</button>
      </form>
      {work.assigneeId === person.id ? null : (
        <form method="post" action={`/desk/leads/${lead.reference}`}>
          {token}
          <input type="hidden" name="action" value="change" />
          <input type="hidden" name="version" value={work.version} />
          <input type="hidden" name="assignee" value={person.id} />
          <button className="second" type="submit">
            {t('take')}
          </button>
        </form>
      )}
    </div>
  );
}

export function Work({ props }: { props: LeadPageProps }) {
  const { person, formToken, found, people, refused } = props;
  const { work, lead } = found;
  const { locale } = person;
  const t = translator(locale, 'desk.lead');
  const token = <FormToken token={formToken} />;
  return (
    <section className="work" aria-labelledby="work">
      <h2 id="work">{t('work')}</h2>
      <form method="post" action={`/desk/leads/${lead.reference}`} className="change">
        {token}
        <input type="hidden" name="action" value="change" />
        <input type="hidden" name="version" value={work.version} />
        <StatusSelect locale={locale} id="status" value={refused?.status || work.status} reason={work.closedReason ?? undefined} />
        <AssigneeSelect locale={locale} id="assignee" value={refused?.assignee || (work.assigneeId ?? undefined)} people={people} />
        <button className="second" type="submit">
          {t('save')}
        </button>
      </form>
      <form method="post" action={`/desk/leads/${lead.reference}`}>
        {token}
        <input type="hidden" name="action" value="note" />
        <label htmlFor="note">{t('note')}</label>
        <textarea id="note" name="note" rows={3} maxLength={4000} defaultValue={refused?.note} data-key="note" />
        <button className="second" type="submit">
          {t('addNote')}
        </button>
      </form>
    </section>
  );
}

export function Quarantine({ props: { person, formToken, found } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  return (
    <Notice kind="problem">
      <p>{t('quarantined')}</p>
      {hasRole(person.role, 'agent') ? (
        <form method="post" action={`/desk/leads/${found.lead.reference}`}>
          <FormToken token={formToken} />
          <input type="hidden" name="action" value="release" />
          <button className="second" type="submit">
            {t('release')}
          </button>
        </form>
      ) : null}
    </Notice>
  );
}

/** What only an owner may do with a lead. */
export function OwnerActions({ props: { person, formToken, found } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  const path = `/desk/leads/${found.lead.reference}`;
  return (
    <section aria-labelledby="owner">
      <h2 id="owner">{t('owner')}</h2>
      <form method="post" action={`${path}/export`} className="actions">
        <FormToken token={formToken} />
        {exportFormats.map((format) => (
          <button key={format} className="second" type="submit" name="format" value={format}>
            {t(`export.${format}`)}
          </button>
        ))}
      </form>
      <p>
        <a href={`${path}/erase`}>{t('erase')}</a>
      </p>
    </section>
  );
}
