import { AccountPage } from '#components/desk/account-page.tsx';
import { isLocale } from '#lib/i18n/routing.ts';
import { maxSignatureLength } from '#lib/staff/saved-replies.ts';
import { deletePasskey, passkeysOf } from '#lib/staff/store/passkeys.ts';
import { setProfile } from '#lib/staff/store/people.ts';
import { endSession, endSessions, listSessions } from '#lib/staff/store/sessions.ts';
import { type DeskRequest, deskRoute, redirectTo, renderDesk, renderMessage, textField } from '../desk-route.tsx';

const path = '/desk/account';

export const GET = deskRoute('viewer', async ({ person, session, formToken, url }) => {
  const [passkeys, sessions] = await Promise.all([passkeysOf(person.id), listSessions(person.id)]);
  const notice = ['welcome', 'saved', 'failed', 'known'].find((name) => url.searchParams.has(name));
  return renderDesk(<AccountPage {...{ person, formToken, passkeys, sessions, notice, currentSessionId: session.id }} />);
});

const actions: Readonly<Record<string, (request: DeskRequest) => Promise<void>>> = {
  async profile({ posted, person }) {
    const locale = textField(posted, 'locale');
    await setProfile(person.id, {
      name: textField(posted, 'name', 80),
      locale: isLocale(locale) ? locale : person.locale,
      signature: textField(posted, 'signature', maxSignatureLength),
    });
  },
  'end-session': ({ posted, person }) => endSession(textField(posted, 'id'), person.id),
  'end-sessions': ({ person, session }) => endSessions(person.id, session.id),
  'delete-passkey': ({ posted, person }) => deletePasskey(textField(posted, 'id', 1024), person.id),
};

export const POST = deskRoute('viewer', async (request) => {
  const action = textField(request.posted, 'action');
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act) return renderMessage(request.locale, 'malformed', 400, path);
  await act(request);
  return redirectTo(`${path}?saved=1`);
});
