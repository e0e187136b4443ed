import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { siteLanguageCodes, siteLanguages } from '#lib/site/site-languages.ts';

type SelectProps = {
  id: string;
  name?: string;
  label: string;
  /** Each as value and text. */
  options: readonly (readonly [value: string, text: string])[];
  value?: string;
  /** The name by which the keys of the desk find it. */
  shortcut?: string;
};

export function Select({ id, name = id, label, options, value, shortcut }: SelectProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value} data-key={shortcut}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

export const languageOptions = siteLanguageCodes.map((code) => [code, siteLanguages[code].name] as const);

/** The language in which a person sees the desk. */
export function LanguageSelect({ locale }: { locale: Locale }) {
  return <Select id="locale" label={translator(locale, 'desk.account')('language')} options={languageOptions} value={locale} />;
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
