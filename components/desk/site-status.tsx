import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { hasRole } from '#lib/staff/roles.ts';
import type { SiteHealth } from '#lib/staff/site-health.ts';
import { ActionButton } from './action-form.tsx';
import type { SignedInPerson } from './desk-page.tsx';
import { formatMoment, formatSpan } from './format-time.ts';
import { Notice } from './notice.tsx';

/** A moment with its age: "Nov 25, 2026, 2:30 PM, 3 h 10 min ago". */
function When({ at, now, locale }: { at: number; now: number; locale: Locale }) {
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

export function BackupStatus({ locale, now, backup }: { locale: Locale; now: number; backup: SiteHealth['backup'] }) {
  const t = translator(locale, 'desk.health');
  if (backup.status === 'fresh' || backup.status === 'elsewhere')
    return (
      <>
        <h2>{t('backup.title')}</h2>
        <p>{backup.status === 'elsewhere' ? t('backup.elsewhere') : <When {...{ at: backup.at, now, locale }} />}</p>
      </>
    );
  return (
    <>
      <h2>{t('backup.title')}</h2>
      <Notice kind="problem">
        <p>{backup.status === 'never' ? t('backup.never') : <When {...{ at: backup.at, now, locale }} />}</p>
        <HowToBackUp locale={locale} />
      </Notice>
    </>
  );
}

export function CanaryStatus({ person, formToken, now, canary }: SignedInPerson & { now: number; canary: SiteHealth['canary'] }) {
  const { locale } = person;
  const t = translator(locale, 'desk.health');
  const channel = translator(locale, 'desk.lead.channel');
  return (
    <>
      <h2>{t('canary.title')}</h2>
      <p>{canary ? <When {...{ at: canary.at, now, locale }} /> : t('canary.never')}</p>
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
