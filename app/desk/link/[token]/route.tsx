import { LinkPage } from '#components/desk/link-page.tsx';
import { clientAddressOf } from '#lib/http/client-address-of.ts';
import { deskPath } from '#lib/staff/desk-path.ts';
import { countSignIn } from '#lib/staff/sign-in-limit.ts';
import { linkOwner, spendLink } from '#lib/staff/store/links.ts';
import { passkeysOf } from '#lib/staff/store/passkeys.ts';
import { findPerson } from '#lib/staff/store/people.ts';
import { hashToken } from '#lib/staff/tokens.ts';
import { beginSession } from '../../begin-session.ts';
import { openRoute, renderDesk, renderMessage } from '../../desk-route.tsx';

const signInPath = `${deskPath}/sign-in`;

/** Asks for a press: programs that check mails open every link, and would use it up. */
export const GET = openRoute(async ({ params, locale }) => {
  const staffId = await linkOwner(hashToken(params.token ?? ''));
  const person = staffId ? await findPerson(staffId) : undefined;
  if (!person) return renderMessage(locale, 'linkClosed', 404, signInPath);
  return renderDesk(<LinkPage locale={person.locale} name={person.name || person.email} />);
});

export const POST = openRoute(async ({ request, params, locale }) => {
  if (!(await countSignIn(clientAddressOf(request)))) return renderMessage(locale, 'tooMany', 429, signInPath);
  const staffId = await spendLink(hashToken(params.token ?? ''));
  const person = staffId ? await findPerson(staffId) : undefined;
  if (!person || person.disabledAt !== null) return renderMessage(locale, 'linkClosed', 404, signInPath);
  const hasPasskey = (await passkeysOf(person.id)).length > 0;
  return beginSession(request, person.id, 'link', hasPasskey ? deskPath : `${deskPath}/account?welcome=1`);
});
