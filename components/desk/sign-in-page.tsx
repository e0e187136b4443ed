import { type Locale, locales } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import { languageEntry } from '#lib/site/site-languages.ts';
import { mailedLinkMs } from '#lib/staff/store/links.ts';
import { DeskPage } from './desk-page.tsx';
import { Notice, SecondButton } from './action-form.tsx';
import { EmailField } from './fields.tsx';

type SignInNotice = 'ended' | 'passkeyFailed' | 'mailed' | 'email';
type Props = { locale: Locale; next: string; email?: string; notice?: SignInNotice | undefined };

const problems: readonly SignInNotice[] = ['passkeyFailed', 'ended'];

/** Links to this page in the other languages: a shared device may have another language than the person. */
function LanguageLinks({ locale, next }: { locale: Locale; next: string }) {
  return (
    <ul className="languages">
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <li key={other}>
            <a href={`/desk/sign-in?${new URLSearchParams({ locale: other, next })}`} lang={other} hrefLang={other}>
              {languageEntry(other).name}
            </a>
          </li>
        ))}
    </ul>
  );
}

export function SignInPage({ locale, next, email = '', notice }: Props) {
  const t = translator(locale, 'desk.signIn');
  return (
    <DeskPage locale={locale} title={t('title')}>
      <div className="narrow">
        <h1>{t('title')}</h1>
        <p>{t('intro', { agencyName: agency.name })}</p>
        {notice && notice !== 'email' ? <Notice kind={problems.includes(notice) ? 'problem' : 'done'}>{t(notice)}</Notice> : null}
        <form method="post" action={`/desk/sign-in/passkey?locale=${locale}`} data-passkey="sign-in" hidden>
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="credential" />
          <button type="submit">{t('passkey')}</button>
          <p className="hint">{t('passkeyHint')}</p>
        </form>
        <form method="post" action={`/desk/sign-in?locale=${locale}`} noValidate>
          <input type="hidden" name="next" value={next} />
          <EmailField
            label={t('emailLabel')}
            value={email}
            autoComplete="email"
            hint={t('emailHint', { minutes: mailedLinkMs / 60_000 })}
            problem={notice === 'email' ? t('email') : undefined}
          />
          <SecondButton label={t('send')} />
        </form>
        <LanguageLinks locale={locale} next={next} />
      </div>
    </DeskPage>
  );
}
