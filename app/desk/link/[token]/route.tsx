import { LinkPage } from '#components/desk/link-page.tsx';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { deskPath, safeDeskPath } from '#lib/staff/desk-path.ts';
import { countSignIn } from '#lib/staff/sign-in-mail.ts';
import { personOfLink } from '#lib/staff/store/links.ts';
import { passkeysOf } from '#lib/staff/store/passkeys.ts';
import { findPerson } from '#lib/staff/store/people.ts';
import { createSessionByLink } from '#lib/staff/store/sessions.ts';
import { hashToken } from '#lib/staff/tokens.ts';
import { deviceOf, redirectWithSession } from '../../begin-session.ts';
import { publicDeskRoute, renderDesk, renderMessage } from '../../desk-route.tsx';

const signInPath = `${deskPath}/sign-in`;

/** Asks for a press of a button, because mail scanners open every link and would use it up. */
export const GET = publicDeskRoute(async ({ params, locale }) => {
  const staffId = await personOfLink(hashToken(params.token ?? ''));
  const person = staffId ? await findPerson(staffId) : undefined;
  if (!person) return renderMessage(locale, 'linkClosed', 404, signInPath);
  return renderDesk(<LinkPage locale={person.locale} name={person.name || person.email} />);
});

export const POST = publicDeskRoute(async ({ request, url, params, locale }) => {
  if (!(await countSignIn(clientAddressOf(request)))) return renderMessage(locale, 'tooMany', 429, signInPath);
  const session = await createSessionByLink(hashToken(params.token ?? ''), deviceOf(request));
  if (!session) return renderMessage(locale, 'linkClosed', 404, signInPath);
  const next = safeDeskPath(url.searchParams.get('next'));
  const isWelcome = next === deskPath && (await passkeysOf(session.staffId)).length === 0;
  return redirectWithSession({ token: session.token, by: 'link', path: isWelcome ? `${deskPath}/account?welcome=1` : next });
});
