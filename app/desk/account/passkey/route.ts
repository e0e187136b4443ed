import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { parseCredential, registerPasskey, registrationOptions } from '#lib/staff/web-authn.ts';
import { deviceOf } from '../../begin-session.ts';
import { deskRoute, jsonResponse, redirectTo, textField } from '../../desk-route.tsx';

/** The options of a registration, for the browser's dialog. */
export const GET = deskRoute('viewer', async ({ person }) => jsonResponse(await registrationOptions(person)));

export const POST = deskRoute('viewer', async ({ request, posted, person }) => {
  const response = parseCredential<RegistrationResponseJSON>(textField(posted, 'credential', 32_768));
  const isAdded = response !== undefined && (await registerPasskey(person.id, response, deviceOf(request)));
  return redirectTo(`/desk/account?${isAdded ? 'saved' : 'failed'}=1`);
});
