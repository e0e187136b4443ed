import { siteOrigin } from '#lib/site/origin.ts';
import { replaceInFlight } from './flight.ts';

const open = '<script>self.__next_f.push([1,';
const close = '])</script>';
const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * A text as a literal in a script: flight data is full of double quotes, so single ones around it make a page 12 % shorter. Of `<` only
 * what could end the script or open a comment is escaped.
 */
function scriptLiteral(text: string): string {
  const escaped = text.replace(/[\\'\n\r\u2028\u2029]/g, (sign) => escapes[sign] ?? `\\${sign}`);
  return `'${escaped.replace(/<(?=[/!s])/gi, '\\x3c')}'`;
}

/** Puts the site's address in the place of its stand-in, plain or as part of a query. */
export function putOrigin(text: string, siteUrl: string): string {
  return text.replaceAll(siteOrigin, siteUrl).replaceAll(encodeURIComponent(siteOrigin), encodeURIComponent(siteUrl));
}

/** The same in a flight stream (`text/x-component`), whose rows may tell their length. */
export function putOriginInFlight(stream: Buffer, siteUrl: string): Buffer {
  return replaceInFlight(stream, (text) => putOrigin(text, siteUrl));
}

/**
 * The same in a whole document of Next. The flight stream inside comes in pieces, one script each; it is put
 * together into the first, since an address may lie across two pieces. That also leaves one hash instead of many.
 */
export function putOriginInDocument(html: string, siteUrl: string): string {
  const [head = '', ...pushes] = html.split(open);
  // A form shown again was finished when this process asked itself for it.
  if (pushes[0]?.startsWith("'")) return html;
  if (pushes.length === 0) return putOrigin(html, siteUrl);
  const pieces: string[] = [];
  const rest = pushes.map((push) => {
    const end = push.indexOf(close);
    pieces.push(JSON.parse(push.slice(0, end)));
    return push.slice(end + close.length);
  });
  const stream = putOriginInFlight(Buffer.from(pieces.join('')), siteUrl).toString();
  return `${putOrigin(head, siteUrl)}${open}${scriptLiteral(stream)}${close}${putOrigin(rest.join(''), siteUrl)}`;
}
