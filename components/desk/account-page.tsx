import { translator } from '#lib/i18n/messages.ts';
import type { Passkey } from '#lib/staff/store/passkeys.ts';
import type { Session } from '#lib/staff/store/sessions.ts';
import { maxSignatureLength } from '#lib/staff/saved-replies.ts';
import { ActionButton, ActionForm, Notice, SecondButton } from './action-form.tsx';
import { DeskPage, type SignedInPerson } from './desk-page.tsx';
import { formatDay, formatMoment } from './format-time.ts';
import { LanguageSelect } from './fields.tsx';

type Props = SignedInPerson & { passkeys: readonly Passkey[]; sessions: readonly Session[]; notice: string | undefined; currentSessionId: string };

const path = '/desk/account';
const notices = ['welcome', 'saved', 'failed', 'known'] as const;

function Passkeys({ person, formToken, passkeys }: SignedInPerson & Pick<Props, 'passkeys'>) {
  const t = translator(person.locale, 'desk.account');
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{t('passkeys')}</h2>
      <p>{passkeys.length === 0 ? t('noPasskey') : t('passkeysText')}</p>
      <ul className="plain">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <ActionForm token={formToken} to={path} action="delete-passkey" fields={{ id }} className="inline">
              <span>{t('passkeyItem', { name, day: formatDay(createdAt, person.locale) })}</span>
              <SecondButton label={t('delete')} about={name} />
            </ActionForm>
          </li>
        ))}
      </ul>
      <form method="post" action="/desk/account/passkey" data-passkey="register" hidden>
        <input type="hidden" name="token" value={formToken} />
        <input type="hidden" name="credential" />
        <button type="submit">{t('addPasskey')}</button>
      </form>
      <noscript>
        <p className="hint">{t('needsScript')}</p>
      </noscript>
    </section>
  );
}

function Sessions({ person, formToken, sessions, currentSessionId }: SignedInPerson & Pick<Props, 'sessions' | 'currentSessionId'>) {
  const t = translator(person.locale, 'desk.account');
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions')}</h2>
      <ul className="plain">
        {sessions.map(({ id, device, seenAt }) => (
          <li key={id}>
            <ActionForm token={formToken} to={path} action="end-session" fields={{ id }} className="inline">
              <span>{t('sessionItem', { device, time: formatMoment(seenAt, person.locale) })}</span>
              {id === currentSessionId ? <strong>{t('thisDevice')}</strong> : <SecondButton label={t('end')} about={device} />}
            </ActionForm>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? <ActionButton token={formToken} to={path} action="end-sessions" label={t('endOthers')} /> : null}
    </section>
  );
}

export function AccountPage({ person, formToken, passkeys, sessions, notice, currentSessionId }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.account');
  const known = notices.find((id) => id === notice);
  return (
    <DeskPage locale={locale} title={t('title')} signedIn={{ person, formToken }} section="account">
      <h1>{t('title')}</h1>
      {known ? (
        <Notice kind={known === 'failed' ? 'problem' : 'done'}>
          {t(known)} {known === 'welcome' ? <a href="/desk">{t('toInbox')}</a> : null}
        </Notice>
      ) : null}
      <p>{t('signedInAs', { email: person.email, role: translator(locale, 'desk.role')(person.role) })}</p>
      <Passkeys {...{ person, formToken, passkeys }} />
      <section aria-labelledby="profile">
        <h2 id="profile">{t('profile')}</h2>
        <ActionForm token={formToken} to={path} action="profile">
          <label htmlFor="name">{t('name')}</label>
          <input id="name" name="name" maxLength={80} autoComplete="name" defaultValue={person.name} />
          <LanguageSelect locale={locale} />
          <label htmlFor="signature">{t('signature')}</label>
          <textarea
            id="signature"
            name="signature"
            rows={3}
            maxLength={maxSignatureLength}
            defaultValue={person.signature}
            aria-describedby="signature-hint"
          />
          <p className="hint" id="signature-hint">
            {t('signatureHint')}
          </p>
          <SecondButton label={t('save')} />
        </ActionForm>
      </section>
      <Sessions {...{ person, formToken, sessions, currentSessionId }} />
    </DeskPage>
  );
}
