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
