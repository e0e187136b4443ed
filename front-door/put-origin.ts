import { siteOrigin } from '#lib/site/origin.ts';
import { replaceInFlight } from './flight.ts';

const open = '<script>self.__next_f.push([1,';
const close = '])</script>';
const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * A string literal for an inline script. Flight data is full of double quotes, so single quotes make a page 12 % smaller. `<` is escaped
 * only where it could end the script or open a comment.
 */
function scriptLiteral(text: string): string {
  const escaped = text.replace(/[\\'\n\r\u2028\u2029]/g, (sign) => escapes[sign] ?? `\\${sign}`);
  return `'${escaped.replace(/<(?=[/!s])/gi, '\\x3c')}'`;
}

/** Replaces the placeholder address by the site's, plain or within a query. */
export function putOrigin(text: string, siteUrl: string): string {
  return text.replaceAll(siteOrigin, siteUrl).replaceAll(encodeURIComponent(siteOrigin), encodeURIComponent(siteUrl));
}

/** The same in a flight stream (`text/x-component`), whose rows may contain their length. */
export function putOriginInFlight(stream: Buffer, siteUrl: string): Buffer {
  return replaceInFlight(stream, (text) => putOrigin(text, siteUrl));
}

/**
 * The same in a document of Next. Its flight stream comes in chunks, one script each; they are joined in the first script, since an
 * address may be split between two. One script also needs one hash instead of many.
 */
export function putOriginInDocument(html: string, siteUrl: string): string {
  const [head = '', ...pushes] = html.split(open);
  // A restored page was finished when a handler of this process requested it.
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
