import { locales } from '#lib/i18n/routing.ts';
import { frontDoorWords } from '#lib/i18n/words/front-door.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { securityHeaders } from '#lib/http/security-headers.ts';
import { rawHead } from './raw-head.ts';

/** The complete response to a connection over a limit. The request is not read, so it contains every language. */
export function busyResponse(): Buffer {
  const { e164 } = agency.phone;
  const phone = `<a href="tel:${e164}">${displayPhone(e164)}</a>`;
  const lines = locales.map((locale) => `<p lang="${locale}">${frontDoorWords[locale].busy.replace('{phone}', phone)}</p>`);
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${agency.name}</title><h1>${agency.name}</h1>${lines.join('')}</html>`;
  const headers = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': 10,
    connection: 'close',
  };
  return Buffer.from(`${rawHead(503, headers)}\r\n${body}`);
}
