import type { acordList } from '#lib/forms/acord.ts';
import { fileSize } from '#lib/forms/file-size.ts';
import { findForm } from '#lib/forms/registry.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { answeredHow, attemptedHow } from '#lib/staff/answered.ts';
import type { Duplicate } from '#lib/staff/find-duplicates.ts';
import type { ValueGroup, WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { exportFormats } from '#lib/staff/export-lead.ts';
import { hasRole } from '#lib/staff/roles.ts';
import type { Person } from '#lib/staff/store/people.ts';
import { ClockCell } from './clock-cell.tsx';
import { DeskPage, FormToken, type Signed } from './desk-page.tsx';
import { formatMoment } from './format-time.ts';
import { Notice } from './notice.tsx';
import { type ReplyDraft, ReplyForm } from './reply-form.tsx';
import { Timeline } from './timeline.tsx';
import { AssigneeSelect, StatusSelect } from './work-selects.tsx';

/** A post that stored nothing, with what was typed. */
export type RefusedPost = { notice: 'conflict' | 'empty'; note?: string; status?: string; assignee?: string };

export type LeadPageProps = Signed & {
  found: WorkedLead;
  groups: readonly ValueGroup[];
  acord: ReturnType<typeof acordList>;
  people: readonly Person[];
  duplicates: readonly Duplicate[];
  sourcePage: string;
  fileLinks: Readonly<Record<string, string>>;
  now: number;
  refused?: RefusedPost | undefined;
  undoable: number | undefined;
  isRevealed: boolean;
  reply: ReplyDraft;
  canSendPapers: boolean;
  isSent: boolean;
  isRecorded: boolean;
};

const personName = (people: readonly Person[], id: string | null, nobody: string): string => {
  const person = people.find((one) => one.id === id);
  return person ? person.name || person.email : nobody;
};

/** The mail leads to the reply form, which keeps what was sent; a viewer has none. */
function Contact({ found: { contact, lead }, locale, canWork }: { found: WorkedLead; locale: Locale; canWork: boolean }) {
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
    refused.status ? status(found.work.status === refused.status ? found.work.status : statusOf(refused.status)) : undefined,
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

type Status = WorkedLead['work']['status'];
const statusOf = (text: string): Status => text as Status;

/** What became of the last post. */
function Outcome({ props }: { props: LeadPageProps }) {
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
function QuickActions({ props: { person, formToken, found } }: { props: LeadPageProps }) {
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
          <button className="second" type="submit" data-key="take">
            {t('take')}
          </button>
        </form>
      )}
    </div>
  );
}

function Work({ props }: { props: LeadPageProps }) {
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

function Values({ props }: { props: LeadPageProps }) {
  const { person, formToken, found, groups, isRevealed } = props;
  const t = translator(person.locale, 'desk.lead');
  const isMasked = groups.some(({ rows }) => rows.some(({ value }) => value.includes('••')));
  return (
    <section aria-labelledby="values">
      <h2 id="values">{t('values')}</h2>
      {found.lead.content.status === 'unreadable' ? <Notice kind="problem">{t('unreadable')}</Notice> : null}
      {isRevealed ? <Notice>{t('revealed')}</Notice> : null}
      {isMasked && hasRole(person.role, 'agent') ? (
        <form method="post" action={`/desk/leads/${found.lead.reference}/reveal`} className="reveal">
          <FormToken token={formToken} />
          <button className="second" type="submit">
            {t('reveal')}
          </button>
          <span className="hint">{t('revealHint')}</span>
        </form>
      ) : null}
      {groups.map(({ form, at, rows }, index) => (
        <div key={form}>
          {index > 0 ? <h3>{t('added', { time: formatMoment(at, person.locale) })}</h3> : null}
          <dl className="values">
            {rows.map(({ field, label, value }) => (
              <div key={field}>
                <dt dir="auto">{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Files({ props: { person, found, fileLinks } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  if (found.files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <ul className="files">
        {found.files.map(({ id, name, size, scan, active }) => (
          <li key={id}>
            <a href={fileLinks[id]} dir="auto">
              {name}
            </a>{' '}
            {fileSize(size)}, {t(`scan.${scan}`)}
            {active.length > 0 ? `, ${t('active')}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ props: { person, found, sourcePage } }: { props: LeadPageProps }) {
  const { locale } = person;
  const t = translator(locale, 'desk.lead');
  const { lead, consent, deliveries } = found;
  const boxes = Object.entries(consent.boxes ?? {});
  const rows = [
    [t('received'), formatMoment(lead.createdAt, locale)],
    [t('form'), findForm(lead.form)?.staffName ?? lead.form],
    [t('page'), sourcePage || t('noPage')],
    [
      t('consent'),
      [...boxes.map(([name, ticked]) => `${name}: ${ticked ? t('ticked') : t('unticked')}`), consent.textId ?? ''].filter(Boolean).join('; '),
    ],
  ];
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      <dl className="values">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('deliveries')}</h3>
      <ul>
        {deliveries.map(({ id, channel, deliveredAt, failedAt, lastError, nextAt }) => (
          <li key={id}>
            {t(`channel.${channel}`)}:{' '}
            {deliveredAt !== null
              ? t('delivered', { time: formatMoment(deliveredAt, locale) })
              : failedAt !== null
                ? t('dead', { error: lastError ?? '' })
                : nextAt === null
                  ? t('held')
                  : t('waiting', { error: lastError ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Acord({ props: { person, acord } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  if (!acord) return null;
  return (
    <details>
      <summary>{t('acord', { forms: acord.forms.join(', ') })}</summary>
      <dl className="values" lang="en">
        {acord.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Quarantine({ props: { person, formToken, found } }: { props: LeadPageProps }) {
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
function OwnerActions({ props: { person, formToken, found } }: { props: LeadPageProps }) {
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

const mostDuplicates = 5;

function Duplicates({ props: { person, duplicates } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  if (duplicates.length === 0) return null;
  return (
    <Notice>
      <p>{t('duplicates', { count: duplicates.length })}</p>
      <ul>
        {duplicates.slice(0, mostDuplicates).map(({ reference, by, createdAt }) => (
          <li key={reference}>
            <a href={`/desk/leads/${reference}`}>{reference}</a>, {t(`same.${by}`)}, {formatMoment(createdAt, person.locale)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

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
