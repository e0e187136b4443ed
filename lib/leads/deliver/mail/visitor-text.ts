import 'server-only';

// Invisible characters (\p{Cf}) may stand anywhere in an address; some programs read the full-width dot as a dot.
const schemes = /\b(https?|ftps?|file|mailto|tel|sms|data|javascript|whatsapp|geo|maps)(\p{Cf}*):(?=\S)/giu;
const anyScheme = /:(?=\p{Cf}*[/\\]{2})/gu;
const hostDot = /(?<=[\p{L}\p{N}_-]\p{Cf}*)[.。．｡](?=\p{Cf}*\p{L}\p{Cf}*[\p{L}\p{N}-])/gu;
const ipv4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/gu;
const at = /(?<=\S)[@＠](?=\S)/gu;

/** Text in which no mail program finds a link: `https[:]//evil[.]example`, `ana[@]evil[.]example`. Numbers and sentences stay as they are. */
export function defang(text: string): string {
  return text
    .replace(schemes, '$1[:]')
    .replace(anyScheme, '[:]')
    .replace(ipv4, (address) => address.replaceAll('.', '[.]'))
    .replace(hostDot, '[.]')
    .replace(at, '[@]');
}

const greetable = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]{0,59}$/u;
const host = /\.\p{L}{2,}/u;

/** The name in a mail's greeting. Empty when it could be an advertisement: another person may have entered address and name. */
export function greetingName(fullName: string): string {
  const name = headerText(fullName);
  return greetable.test(name) && !host.test(name) ? name : '';
}

const lineBreaksAndControls = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
// A name with marks of direction could change how the rest of the subject reads.
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
// No character with a meaning in a header or a mailto: address, such as `?`.
const mailbox = /^[\p{L}\p{M}\p{N}.!#$'*+/=^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,253}$/u;

/** A visitor's text as one line that is fit for a mail header: no control, no line break, at most `max` characters. */
export function headerText(value: string, max = 120): string {
  const line = value.toWellFormed().replace(directionMarks, '').replace(lineBreaksAndControls, ' ').trim();
  return Array.from(line).slice(0, max).join('');
}

/** The address when it is exactly one plain mailbox; undefined when it could be read as anything else. */
export function plainAddress(value: string | undefined): string | undefined {
  const address = value?.trim();
  return address && mailbox.test(address) ? address : undefined;
}
