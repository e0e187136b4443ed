import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { countSignIn } from '#lib/staff/sign-in-mail.ts';
import { findPerson } from '#lib/staff/store/people.ts';
import { createSession } from '#lib/staff/store/sessions.ts';
import { parseCredential, signInOptions, verifyPasskey } from '#lib/staff/web-authn.ts';
import { deviceOf, redirectWithSession } from '../../begin-session.ts';
import { jsonResponse, pathField, publicDeskRoute, redirectTo, renderMessage, textField } from '../../desk-route.tsx';

/** The options of a sign-in, for the browser's dialog. */
export const GET = publicDeskRoute(async ({ request, locale }) => {
  if (!(await countSignIn(clientAddressOf(request)))) return renderMessage(locale, 'tooMany', 429, '/desk/sign-in');
  return jsonResponse(await signInOptions());
});

export const POST = publicDeskRoute(async ({ request, posted, locale }) => {
  if (!(await countSignIn(clientAddressOf(request)))) return renderMessage(locale, 'tooMany', 429, '/desk/sign-in');
  const response = parseCredential<AuthenticationResponseJSON>(textField(posted, 'credential', 32_768));
  const staffId = response && (await verifyPasskey(response));
  const person = staffId ? await findPerson(staffId) : undefined;
  const path = pathField(posted, 'next');
  if (!person || person.disabledAt !== null) return redirectTo(`/desk/sign-in?${new URLSearchParams({ failed: '1', next: path, locale })}`);
  return redirectWithSession({
    token: await createSession(person.id, deviceOf(request)),
    by: 'passkey',
    path,
  });
});
