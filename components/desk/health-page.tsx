import { fileSize } from '#lib/forms/file-rule.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { NotReady, Readiness } from '#lib/leads/readiness.ts';
import { hasRole } from '#lib/staff/roles.ts';
import type { SiteHealth } from '#lib/staff/site-health.ts';
import type { OpenDelivery } from '#lib/staff/store/open-deliveries.ts';
import { decimalSign, type Locale } from '#lib/i18n/routing.ts';
import { ActionButton, Notice } from './action-form.tsx';
import { DeskPage, type SignedInPerson } from './desk-page.tsx';
import { ValueList } from './value-list.tsx';
import { formatMoment, formatSpan } from './format-time.ts';

/** A moment with its age: "Nov 25, 2026, 2:30 PM, 3 h 10 min ago". */
function TimeWithAge({ at, now, locale }: { at: number; now: number; locale: Locale }) {
  const t = translator(locale, 'desk.health');
  return t('ago', { time: formatMoment(at, locale), span: formatSpan(now - at, locale) });
}

function HowToBackUp({ locale }: { locale: Locale }) {
  return (
    <p>
      {translator(locale, 'desk.health')('backup.how')} <code>npm run leads -- backup --file FILE</code>
    </p>
  );
}

function BackupStatus({ locale, now, backup }: { locale: Locale; now: number; backup: SiteHealth['backup'] }) {
  const t = translator(locale, 'desk.health');
  if (backup.status === 'fresh' || backup.status === 'elsewhere')
    return (
      <>
        <h2>{t('backup.title')}</h2>
        <p>{backup.status === 'elsewhere' ? t('backup.elsewhere') : <TimeWithAge {...{ at: backup.at, now, locale }} />}</p>
      </>
    );
  return (
    <>
      <h2>{t('backup.title')}</h2>
      <Notice kind="problem">
        <p>{backup.status === 'never' ? t('backup.never') : <TimeWithAge {...{ at: backup.at, now, locale }} />}</p>
        <HowToBackUp locale={locale} />
      </Notice>
    </>
  );
}

function CanaryStatus({ person, formToken, now, canary }: SignedInPerson & { now: number; canary: SiteHealth['canary'] }) {
  const { locale } = person;
  const t = translator(locale, 'desk.health');
  const channel = translator(locale, 'desk.lead.channel');
  return (
    <>
      <h2>{t('canary.title')}</h2>
      <p>{canary ? <TimeWithAge {...{ at: canary.at, now, locale }} /> : t('canary.never')}</p>
      {canary ? (
        <ul>
          {canary.results.map((result) => (
            <li key={result.channel}>
              {channel(result.channel)}: {t(result.isDelivered ? 'canary.delivered' : 'canary.failed')}
            </li>
          ))}
        </ul>
      ) : null}
      {hasRole(person.role, 'owner') ? <ActionButton token={formToken} to="/desk/health/canary" label={t('canary.send')} /> : null}
    </>
  );
}

type Props = SignedInPerson & {
  deliveries: readonly OpenDelivery[];
  report: Readiness | NotReady;
  site: SiteHealth;
  now: number;
  outcome: 'replayed' | 'canarySent' | 'canaryEarly' | undefined;
};

export function HealthPage({ person, formToken, deliveries, report, site, now, outcome }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.health');
  const channel = translator(locale, 'desk.lead.channel');
  const canReplay = hasRole(person.role, 'agent');
  const size = (bytes: number) => fileSize(bytes, decimalSign(locale));
  const figures = report.ready
    ? [
        { label: t('oldest'), value: formatSpan(report.outbox_oldest_seconds * 1000, locale) },
        { label: t('dead'), value: String(report.dead_letters) },
        { label: t('keys'), value: t(`key.${report.keys}`) },
        { label: t('database'), value: size(site.databaseBytes) },
        { label: t('files'), value: t('filesOf', { size: size(report.stored_bytes), quota: size(site.quotaBytes) }) },
        ...(report.disk_free_bytes === null ? [] : [{ label: t('disk'), value: size(report.disk_free_bytes) }]),
      ]
    : [];
  const replay = (reference = '') => (
    <ActionButton token={formToken} to="/desk/health" fields={{ reference }} label={reference ? t('replay') : t('replayAll')} about={reference} />
  );
  return (
    <DeskPage locale={locale} title={t('title')} signedIn={{ person, formToken }} section="health">
      <h1>{t('title')}</h1>
      {outcome ? <Notice>{t(outcome)}</Notice> : null}
      <Notice kind={report.ready ? 'done' : 'problem'}>{report.ready ? t('ready') : t('notReady')}</Notice>
      <ValueList rows={figures} />
      <BackupStatus {...{ locale, now, backup: site.backup }} />
      <CanaryStatus {...{ person, formToken, now, canary: site.canary }} />
      <h2>{t('deliveries')}</h2>
      {deliveries.length === 0 ? <p>{t('none')}</p> : null}
      {canReplay && deliveries.some(({ failedAt }) => failedAt !== null) ? replay() : null}
      <ul className="people">
        {deliveries.map(({ id, reference, channel: to, attempts, failedAt, lastError, queuedAt, nextAt }) => (
          <li key={id}>
            <p>
              <a href={`/desk/leads/${reference}`}>{reference}</a>, {channel(to)}, {t('attempts', { attempts })},{' '}
              {failedAt === null
                ? t('waiting', { span: formatSpan(now - queuedAt, locale), time: formatMoment(nextAt ?? now, locale) })
                : t('failed', { time: formatMoment(failedAt, locale) })}
              {lastError ? <span className="hint"> {lastError}</span> : null}
            </p>
            {canReplay && failedAt !== null ? replay(reference) : null}
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
