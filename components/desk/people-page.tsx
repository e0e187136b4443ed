import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { roles } from '#lib/staff/roles.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { ActionButton, ActionForm, Notice, SecondButton } from './action-form.tsx';
import { DeskPage, type SignedInPerson } from './desk-page.tsx';
import { EmailField, LanguageSelect, Select } from './fields.tsx';

type Props = SignedInPerson & {
  people: readonly StaffMember[];
  notice: string | undefined;
  link: { person: StaffMember; address: string } | undefined;
  typed: { email: string; name: string } | undefined;
};

const path = '/desk/people';
const notices = ['saved', 'lastOwner', 'invited', 'notMailed'] as const;

function RoleSelect({ locale, id, value }: { locale: Locale; id: string; value: string }) {
  const t = translator(locale, 'desk.role');
  return <Select id={id} name="role" label={t('label')} options={roles.map((role) => [role, t(role)])} value={value} />;
}

function PersonForms({ locale, formToken, member }: { locale: Locale; formToken: string; member: StaffMember }) {
  const t = translator(locale, 'desk.people');
  const name = member.name || member.email;
  const form = { token: formToken, to: path, fields: { id: member.id } };
  const action = (id: 'disable' | 'enable' | 'link') => <ActionButton {...form} action={id} label={t(id)} about={name} />;
  if (member.disabledAt !== null) return <div className="actions">{action('enable')}</div>;
  return (
    <div className="actions">
      <ActionForm {...form} action="role" className="inline">
        <RoleSelect locale={locale} id={`role-${member.id}`} value={member.role} />
        <SecondButton label={t('setRole')} about={name} />
      </ActionForm>
      {action('link')}
      {action('disable')}
    </div>
  );
}

export function PeoplePage({ person, formToken, people, notice, link, typed }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.people');
  const known = notices.find((id) => id === notice);
  return (
    <DeskPage locale={locale} title={t('title')} signedIn={{ person, formToken }} section="people">
      <h1>{t('title')}</h1>
      {known ? <Notice kind={known === 'lastOwner' || known === 'notMailed' ? 'problem' : 'done'}>{t(known)}</Notice> : null}
      {link ? (
        <Notice>
          <p>{t('linkFor', { name: link.person.name || link.person.email })}</p>
          <p>
            <code>{link.address}</code>
          </p>
        </Notice>
      ) : null}
      <ul className="people">
        {people.map((member) => (
          <li key={member.id}>
            <p>
              <strong>{member.name || member.email}</strong> {member.email}
              {member.disabledAt === null ? '' : ` (${t('disabled')})`}
            </p>
            <PersonForms {...{ locale, formToken, member }} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="invite">
        <h2 id="invite">{t('inviteTitle')}</h2>
        <ActionForm token={formToken} to={path} action="invite" noValidate>
          <EmailField label={t('emailLabel')} value={typed?.email ?? ''} autoComplete="off" problem={notice === 'email' ? t('email') : undefined} />
          <label htmlFor="name">{t('name')}</label>
          <input id="name" name="name" maxLength={80} autoComplete="off" defaultValue={typed?.name} />
          <RoleSelect locale={locale} id="role" value="agent" />
          <LanguageSelect locale={locale} />
          <button type="submit">{t('invite')}</button>
        </ActionForm>
      </section>
    </DeskPage>
  );
}
