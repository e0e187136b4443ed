import 'server-only';
import { headerText } from './header-text.ts';

const greetable = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]{0,59}$/u;
const host = /\.\p{L}{2,}/u;

/** The name in a mail's greeting. Empty when it could be an advertisement: another person may have entered address and name. */
export function greetingName(fullName: string): string {
  const name = headerText(fullName);
  return greetable.test(name) && !host.test(name) ? name : '';
}
