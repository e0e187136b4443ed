import 'server-only';
import type { Person } from './store/people.ts';

export const signatureMax = 400;

/** The text below the replies of a person: the signature of the account, else the name. */
export function signatureOf({ signature, name }: Pick<Person, 'signature' | 'name'>): string {
  return signature.trim() || name;
}

/** A reply with the signature of its writer, unless it ends with it. */
export function withSignature(text: string, person: Pick<Person, 'signature' | 'name'>): string {
  const signature = signatureOf(person);
  return signature === '' || text.trimEnd().endsWith(signature) ? text : `${text.trimEnd()}\n\n${signature}`;
}
