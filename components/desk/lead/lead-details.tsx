import { fileSize } from '#lib/forms/file-rule.ts';
import { decimalSign } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { ActionForm, Notice, SecondButton } from '../action-form.tsx';
import { formName } from '../form-name.ts';
import { formatMoment } from '../format-time.ts';
import { ValueList } from '../value-list.tsx';
import type { LeadPageProps } from './lead-page-props.ts';

const maxDuplicates = 5;

export function Duplicates({ page: { person, duplicates } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  if (duplicates.length === 0) return null;
  return (
    <Notice>
      <p>{t('duplicates', { count: duplicates.length })}</p>
      <ul>
        {duplicates.slice(0, maxDuplicates).map(({ reference, by, createdAt }) => (
          <li key={reference}>
            <a href={`/desk/leads/${reference}`}>{reference}</a>, {t(`same.${by}`)}, {formatMoment(createdAt, person.locale)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export function Values({ page }: { page: LeadPageProps }) {
  const { person, formToken, deskLead, groups, isRevealed, revealAddress } = page;
  const t = translator(person.locale, 'desk.lead');
  const isMasked = groups.some(({ rows }) => rows.some(({ value }) => value.includes('••')));
  return (
    <section aria-labelledby="values">
      <h2 id="values">{t('values')}</h2>
      {deskLead.lead.content.status === 'unreadable' ? <Notice kind="problem">{t('unreadable')}</Notice> : null}
      {isRevealed ? <Notice>{t('revealed')}</Notice> : null}
      {isMasked && hasRole(person.role, 'agent') ? (
        <ActionForm token={formToken} to={revealAddress} className="reveal">
          <SecondButton label={t('reveal')} />
          <span className="hint">{t('revealHint')}</span>
        </ActionForm>
      ) : null}
      {groups.map(({ form, at, rows }, index) => (
        <div key={form}>
          {index > 0 ? <h3>{t('added', { time: formatMoment(at, person.locale) })}</h3> : null}
          <ValueList rows={rows} />
        </div>
      ))}
    </section>
  );
}

export function Files({ page: { person, deskLead, fileLinks } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  if (deskLead.files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <ul className="files">
        {deskLead.files.map(({ id, name, size, scan, active }) => (
          <li key={id}>
            <a href={fileLinks[id]} dir="auto">
              {name}
            </a>{' '}
            {fileSize(size, decimalSign(person.locale))}, {t(`scan.${scan}`)}
            {active.length > 0 ? `, ${t('active')}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AboutLead({ page: { person, deskLead, sourcePage } }: { page: LeadPageProps }) {
  const { locale } = person;
  const t = translator(locale, 'desk.lead');
  const { lead, consent, deliveries } = deskLead;
  const boxes = Object.entries(consent.boxes ?? {});
  const consents = [...boxes.map(([name, ticked]) => `${name}: ${ticked ? t('ticked') : t('unticked')}`), consent.textId ?? ''];
  const rows = [
    { label: t('received'), value: formatMoment(lead.createdAt, locale) },
    { label: t('form'), value: formName(lead.form, locale) },
    { label: t('page'), value: sourcePage || t('noPage') },
    { label: t('consent'), value: consents.filter(Boolean).join('; ') },
  ];
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      <ValueList rows={rows} />
      {deliveries.length > 0 ? <h3>{t('deliveries')}</h3> : null}
      <ul>
        {deliveries.map(({ id, channel, deliveredAt, failedAt, lastError, nextAt }) => (
          <li key={id}>
            {t(`channel.${channel}`)}:{' '}
            {deliveredAt !== null
              ? t('delivered', { time: formatMoment(deliveredAt, locale) })
              : failedAt !== null
                ? t('dead', { error: lastError ?? '' })
                : nextAt === null
                  ? t('notDue')
                  : t('waiting', { error: lastError ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Acord({ page: { person, acord } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.lead');
  if (!acord) return null;
  return (
    <details>
      <summary>{t('acord', { forms: acord.forms.join(', ') })}</summary>
      <ValueList rows={acord.rows} lang="en" />
    </details>
  );
}
