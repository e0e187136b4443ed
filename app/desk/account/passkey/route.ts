import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { deviceName } from '#lib/staff/device-name.ts';
import { parseCredential, registerPasskey, registrationOptions } from '#lib/staff/web-authn.ts';
import { deskRoute, jsonResponse, redirectTo, textField } from '../../desk-route.tsx';

/** The options of a registration, for the browser's dialog. */
export const GET = deskRoute('viewer', async ({ person }) => jsonResponse(await registrationOptions(person)));

export const POST = deskRoute('viewer', async ({ request, posted, person }) => {
  const response = parseCredential<RegistrationResponseJSON>(textField(posted, 'credential', 32_768));
  const name = deviceName(request.headers.get('user-agent') ?? '');
  const isAdded = response !== undefined && (await registerPasskey(person.id, response, name));
  return redirectTo(`/desk/account?${isAdded ? 'saved' : 'failed'}=1`);
});
