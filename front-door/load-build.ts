import { existsSync, readFileSync } from 'node:fs';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';
import { deferredDocumentFile, renderedFile } from '#next-internals/built-files.ts';
import { type BuildManifest, readManifest } from '#next-internals/read-manifest.ts';
import { flightHeader } from '#next-internals/request-headers.ts';
import { readBuildOrigin } from './build-origin.ts';
import { isText } from './content-type.ts';
import { documentHeaders } from './document-headers.ts';
import { createEntry, type Entry } from './entry.ts';
import { inlineHashes } from './inline-hashes.ts';
import { replaceOrigin } from './replace-origin.ts';

const revalidate = 'public, max-age=0, must-revalidate';
const cacheForADay = 'public, max-age=86400, stale-while-revalidate=604800';

function documentEntry(html: string, route: string, siteUrl: string): Entry {
  const { locale, path } = splitLocale(route);
  const status = path === '/missing' ? 404 : 200;
  // An address without a language prefix, and the missing page, may have another language for another visitor.
  const languageVary = locale === defaultLocale || status === 404 ? ', Accept-Language, Cookie' : '';
  return createEntry({
    body: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
    cacheControl: revalidate,
    status,
    headers: {
      ...documentHeaders(inlineHashes(html), path, siteUrl),
      vary: `Accept-Encoding, ${flightHeader.toUpperCase()}${languageVary}`,
      ...(locale && { 'content-language': locale }),
    },
  });
}

type Build = { documents: Map<string, Entry>; responses: Map<string, Entry>; manifest: BuildManifest };

/** What `next build` rendered: documents by internal route (`/es/contact`), other responses by address (`/sitemap.xml`). */
export function loadBuild(dir: string, siteUrl: string): Build {
  const manifest = readManifest(dir);
  const origin = readBuildOrigin(dir);
  const readText = (file: string): string => replaceOrigin(readFileSync(file, 'utf8'), origin, siteUrl);
  const documents = new Map<string, Entry>();
  const responses = new Map<string, Entry>();
  for (const { route, headers } of manifest.prerendered) {
    const documentFile = deferredDocumentFile(dir, route);
    const responseFile = `${renderedFile(dir, route)}.body`;
    if (existsSync(documentFile)) documents.set(route, documentEntry(readText(documentFile), route, siteUrl));
    else if (existsSync(responseFile)) {
      const contentType = headers['content-type'] ?? 'application/octet-stream';
      const body = isText(contentType) ? Buffer.from(readText(responseFile)) : readFileSync(responseFile);
      responses.set(route, createEntry({ body, contentType, cacheControl: isText(contentType) ? revalidate : cacheForADay }));
    }
  }
  return { documents, responses, manifest };
}
