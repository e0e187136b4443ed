import type { ReactNode } from 'react';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import { languageEntry } from '#lib/site/site-languages.ts';
import { hasRole } from '#lib/staff/roles.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { ActionForm } from './action-form.tsx';

/** The signed-in person, and the form token of the session. */
export type SignedInPerson = { person: StaffMember; formToken: string };

type DocumentProps = {
  locale: Locale;
  title: string;
  refreshSeconds?: number | undefined;
  signedIn?: SignedInPerson | undefined;
  children: ReactNode;
};

const sections = [
  { id: 'inbox', path: '/desk', role: 'viewer' },
  { id: 'reports', path: '/desk/reports', role: 'viewer' },
  { id: 'health', path: '/desk/health', role: 'viewer' },
  { id: 'people', path: '/desk/people', role: 'owner' },
  { id: 'account', path: '/desk/account', role: 'viewer' },
] as const;
type DeskSection = (typeof sections)[number]['id'];

function Navigation({ signedIn: { person, formToken }, section }: { signedIn: SignedInPerson; section?: DeskSection | undefined }) {
  const t = translator(person.locale, 'desk.frame');
  return (
    <header className="bar">
      <nav aria-label={t('navigation')}>
        <ul>
          {sections
            .filter(({ role }) => hasRole(person.role, role))
            .map(({ id, path }) => (
              <li key={id}>
                <a href={path} aria-current={id === section ? 'page' : undefined}>
                  {t(id)}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <ActionForm token={formToken} to="/desk/sign-out">
        <button className="quiet" type="submit">
          {t('signOut')}
        </button>
      </ActionForm>
    </header>
  );
}

const shortcutKeys = ['j', 'k', 'o', 'u', 'a', 's', 'r', 'n', 'x'] as const;

/** Opened by the key `?`. */
function ShortcutHelp({ locale }: { locale: Locale }) {
  const t = translator(locale, 'desk.keys');
  const keys = [...shortcutKeys.map((key) => [key, t(key)] as const), ['/', t('search')] as const, ['?', t('help')] as const];
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{t('title')}</h2>
      <dl className="values">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className="second">{t('close')}</button>
      </form>
    </dialog>
  );
}

/** The document of every page of the desk. Rendered to static HTML, so it carries no framework script. */
export function DeskPage({ locale, title, refreshSeconds, signedIn, section, children }: DocumentProps & { section?: DeskSection }) {
  const t = translator(locale, 'desk.frame');
  const { direction, regional } = languageEntry(locale);
  return (
    <html lang={regional} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        {refreshSeconds === undefined ? null : <meta httpEquiv="refresh" content={String(refreshSeconds)} />}
        <title>{`${title} · ${agency.name}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/desk/desk.css" />
        <script type="module" src="/desk/desk.js" />
      </head>
      <body>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        {signedIn ? <Navigation signedIn={signedIn} section={section} /> : null}
        {signedIn ? <ShortcutHelp locale={locale} /> : null}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}
