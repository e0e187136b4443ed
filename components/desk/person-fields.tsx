import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { siteLanguageCodes, siteLanguages } from '#lib/site/site-languages.ts';

/** The language in which a person sees the desk. */
export function LanguageSelect({ locale, value = locale }: { locale: Locale; value?: Locale }) {
  return (
    <>
      <label htmlFor="locale">{translator(locale, 'desk.account')('language')}</label>
      <select id="locale" name="locale" defaultValue={value}>
        {siteLanguageCodes.map((code) => (
          <option key={code} value={code}>
            {siteLanguages[code].name}
          </option>
        ))}
      </select>
    </>
  );
}

type EmailProps = { label: string; value: string; autoComplete: 'email' | 'off'; hint?: string; problem?: string | undefined };

/** The field of an e-mail address, with its problem. */
export function EmailField({ label, value, autoComplete, hint, problem }: EmailProps) {
  const described = [problem ? 'email-problem' : '', hint ? 'email-hint' : ''].filter(Boolean).join(' ');
  return (
    <>
      <label htmlFor="email">{label}</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete={autoComplete}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {problem ? (
        <p className="problem-text" id="email-problem">
          {problem}
        </p>
      ) : null}
      {hint ? (
        <p className="hint" id="email-hint">
          {hint}
        </p>
      ) : null}
    </>
  );
}
