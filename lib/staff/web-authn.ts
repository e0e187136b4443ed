import 'server-only';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { config } from '#lib/config.ts';
import { agency } from '#lib/site/agency.ts';
import { addChallenge, addPasskey, findPasskey, type Passkey, passkeysOf, recordPasskeyUse, spendChallenge } from './store/passkeys.ts';
import type { StaffMember } from './store/people.ts';

/** Parses the credential of a passkey dialog; undefined when it is invalid. Its content is verified afterwards. */
export function parseCredential<T extends { id: string; type: string }>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isCredential = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value;
    return isCredential ? (value as unknown as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Passkeys belong to the host of `SITE_URL`. */
const relyingParty = () => ({ rpID: new URL(config().siteUrl).hostname, origin: config().siteUrl });

const transportsOf = ({ transports }: Passkey) =>
  transports.split(' ').filter(Boolean) as NonNullable<RegistrationResponseJSON['response']['transports']>;

export async function registrationOptions({ id, email, name }: StaffMember): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const existing = await passkeysOf(id);
  const options = await generateRegistrationOptions({
    rpName: agency.name,
    rpID: relyingParty().rpID,
    userName: email,
    userDisplayName: name || email,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: existing.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(options.challenge, id);
  return options;
}

/** Stores the passkey of a registration. False when the response does not verify or belongs to no open challenge of this person. */
export async function registerPasskey(staffId: string, response: RegistrationResponseJSON, name: string, now = Date.now()): Promise<boolean> {
  const { rpID, origin } = relyingParty();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => spendChallenge(challenge, staffId, now),
      expectedOrigin: origin,
      expectedRPID: rpID,
    });
    if (!verified) return false;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    await addPasskey({ id, staffId, publicKey: key, counter, transports: transports.join(' '), name, createdAt: now, usedAt: null });
    return true;
  } catch {
    return false;
  }
}

/** Names no account: the device offers the passkeys that it has for this site. */
export async function signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({ rpID: relyingParty().rpID, userVerification: 'required' });
  await addChallenge(options.challenge, null);
  return options;
}

/** The id of the person whose passkey signed the challenge; undefined for every other response. */
export async function verifyPasskey(response: AuthenticationResponseJSON, now = Date.now()): Promise<string | undefined> {
  const { rpID, origin } = relyingParty();
  try {
    const passkey = await findPasskey(response.id);
    if (!passkey) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => spendChallenge(challenge, null, now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    });
    if (!verified) return undefined;
    await recordPasskeyUse(passkey.id, authenticationInfo.newCounter, now);
    return passkey.staffId;
  } catch {
    return undefined;
  }
}
