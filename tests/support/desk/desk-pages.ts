import type { DeskClient } from './desk-client.ts';

export const leadPath = (reference: string): string => `/desk/leads/${reference}`;

/** The path of the sign-in link in a page, a mail or the output of a command; empty where there is none. */
export const linkIn = (text: string): string => /\/desk\/link\/[\w-]+/.exec(text)?.[0] ?? '';

/** The version of a lead, which a change has to name. */
export async function versionOf(client: DeskClient, reference: string): Promise<string> {
  return /data-version="(\d+)"/.exec((await client.get(leadPath(reference))).text)?.[1] ?? '';
}

/** The id of the person with an address. */
export async function personIdOf(owner: DeskClient, email: string): Promise<string> {
  const { text } = await owner.get('/desk/people');
  return /name="id" value="([^"]+)"/.exec(text.slice(text.indexOf(email)))?.[1] ?? '';
}

/** Invites a person in the desk. Returns the path of the link that signs them in. */
export async function inviteLink(owner: DeskClient, email: string, role = 'viewer', name = ''): Promise<string> {
  return linkIn((await owner.post('/desk/people', { action: 'invite', email, role, name, locale: 'en' })).text);
}
