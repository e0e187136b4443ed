import 'server-only';
import { headerText } from './header-text.ts';

const greetable = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]{0,59}$/u;
const host = /\.\p{L}{2,}/u;

/** The name for a mail's greeting, empty when it could be an advertisement: whoever enters another person's address chooses the name too. */
export function greetingName(fullName: string): string {
  const name = headerText(fullName);
  return greetable.test(name) && !host.test(name) ? name : '';
}
