import { localeCookie } from '#lib/i18n/routing.ts';
import { cookieValue } from '#lib/http/request-headers.ts';
import { routePage } from '#lib/i18n/route-page.ts';
import type { Entry } from './entry.ts';
import type { Site } from './load-site.ts';
import { rawHead } from './end-connection.ts';
import { hostName } from './check-request.ts';
import { matchesTag } from './negotiate.ts';
import { entryHeaders, notModifiedHeaders, tagOf, variantOf } from './send-entry.ts';

/** A GET for a page or a file, with the headers that decide its response: host, language, encoding, and the entity tag of the visitor's copy. */
export type PlainRequest = {
  pathname: string;
  host: string;
  acceptEncoding: string | undefined;
  dictionary: string | undefined;
  acceptLanguage: string | undefined;
  cookie: string | undefined;
  ifNoneMatch: string | undefined;
};

/** The bytes of a response, and the second in its Date header. */
type CachedResponse = { second: number; bytes: Buffer };

/** Above this size, copying head and body together costs more than it saves. */
const maxBodyBytes = 64 * 1024;

function entryFor({ files, documents }: Site, request: PlainRequest): Entry | undefined {
  const file = files.get(request.pathname);
  if (file) return file;
  const route = routePage({
    pathname: request.pathname,
    search: '',
    localeCookie: cookieValue(request.cookie, localeCookie),
    acceptLanguage: request.acceptLanguage,
  });
  return route.kind === 'page' ? documents.get(route.internalPath) : undefined;
}

/** The responses of a site that are in memory, head and body in one buffer. `keepAliveMs` is the value in the Keep-Alive header. */
export function createFastResponses(site: Site, keepAliveMs: number) {
  const cache = new WeakMap<Buffer, CachedResponse>();
  const tail = `connection: keep-alive\r\nkeep-alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;

  const renderNotModified = (entry: Entry, etag: string): Buffer =>
    Buffer.from(`${rawHead(304, notModifiedHeaders(entry, etag))}date: ${new Date().toUTCString()}\r\n${tail}`, 'latin1');

  function renderResponse(entry: Entry, encoding: ReturnType<typeof variantOf>['encoding'], body: Buffer): Buffer {
    const now = Date.now();
    const second = Math.floor(now / 1000);
    const cached = cache.get(body);
    if (cached?.second === second) return cached.bytes;
    const head = `${rawHead(200, entryHeaders(entry, encoding, body.length))}date: ${new Date(now).toUTCString()}\r\n${tail}`;
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
    cache.set(body, { second, bytes });
    return bytes;
  }

  /** The complete response to a plain request; undefined if the Node server must respond. */
  return (request: PlainRequest): Buffer | undefined => {
    const entry = hostName.test(request.host) ? entryFor(site, request) : undefined;
    if (entry?.status !== 200) return undefined;
    const { encoding, body } = variantOf(entry, request, site.compressor);
    if (request.ifNoneMatch !== undefined) {
      const etag = tagOf(entry, encoding);
      if (matchesTag(request.ifNoneMatch, etag)) return renderNotModified(entry, etag);
    }
    return body.length > maxBodyBytes ? undefined : renderResponse(entry, encoding, body);
  };
}
