import { existsSync, readFileSync } from 'node:fs';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';
import { renderedFile } from '#next-internals/built-files.ts';
import { readFlight } from '#next-internals/built-pages.ts';
import { hydrationScript, replaceInHead } from '#next-internals/flight.ts';
import { type BuildManifest, readManifest } from '#next-internals/read-manifest.ts';
import { isText } from './content-type.ts';
import { type DeferredPages, deferredDocumentFile, hydrationScriptPath, readDeferredPages } from './deferred-pages.ts';
import { documentHeaders } from './document-headers.ts';
import { createEntry, type Entry, lateEntry } from './entry.ts';
import { immutable } from './load-files.ts';
import { replaceOrigin } from './replace-origin.ts';

const revalidate = 'public, max-age=0, must-revalidate';

/** What the build made for `origin` and is served at `siteUrl`. */
type Source = { dir: string; origin: string; siteUrl: string };
type DeferredPage = DeferredPages['pages'][string];

function loadDocument({ dir, origin, siteUrl }: Source, route: string, { name, scripts, styles }: DeferredPage): Entry {
  const { locale, path } = splitLocale(route);
  const status = path === '/missing' ? 404 : 200;
  // Documents in the default language, and the missing page, are chosen by these headers; with `rsc` Next sends data instead.
  const chosen = locale === defaultLocale || status === 404 ? ', Accept-Language, Cookie' : '';
  const html = readFileSync(deferredDocumentFile(renderedFile(dir, route)), 'utf8');
  return createEntry({
    body: Buffer.from(replaceOrigin(html, origin, siteUrl).replace(hydrationScriptPath(name, origin), hydrationScriptPath(name, siteUrl))),
    contentType: 'text/html; charset=utf-8',
    cacheControl: revalidate,
    status,
    headers: {
      ...documentHeaders({ scripts, styles }, path, siteUrl),
      vary: `Accept-Encoding, RSC${chosen}`,
      ...(locale && { 'content-language': locale }),
    },
  });
}

/** The hydration script of a document, read at its first request: most pages are never hydrated. */
const loadHydrationScript = ({ dir, origin, siteUrl }: Source, route: string, { startScripts }: DeferredPage): Entry =>
  lateEntry(() => {
    const flight = replaceInHead(readFlight(dir, route), (address) => replaceOrigin(address, origin, siteUrl));
    return createEntry({
      body: Buffer.from(hydrationScript(startScripts, flight)),
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: immutable,
    });
  });

function loadAnswer({ origin, siteUrl }: Source, file: string, headers: Record<string, string>): Entry {
  const contentType = headers['content-type'] ?? 'application/octet-stream';
  const body = readFileSync(file);
  const isEdited = isText(contentType);
  return createEntry({
    body: isEdited ? Buffer.from(replaceOrigin(body.toString(), origin, siteUrl)) : body,
    contentType,
    cacheControl: isEdited ? revalidate : 'public, max-age=86400, stale-while-revalidate=604800',
  });
}

type Build = { documents: Map<string, Entry>; answers: Map<string, Entry>; manifest: BuildManifest };

/**
 * What `next build` rendered: documents by internal route (`/es/contact`), and by address responses (`/sitemap.xml`) and the
 * hydration scripts of documents.
 */
export function loadBuild(dir: string, siteUrl: string): Build {
  const manifest = readManifest(dir);
  const { origin, pages } = readDeferredPages(dir);
  const source = { dir, origin, siteUrl };
  const documents = new Map<string, Entry>();
  const answers = new Map<string, Entry>();
  for (const { route, headers } of manifest.prerendered) {
    const page = pages[route];
    const responseFile = `${renderedFile(dir, route)}.body`;
    if (page) {
      documents.set(route, loadDocument(source, route, page));
      answers.set(hydrationScriptPath(page.name, siteUrl), loadHydrationScript(source, route, page));
    } else if (existsSync(responseFile)) answers.set(route, loadAnswer(source, responseFile, headers));
  }
  return { documents, answers, manifest };
}
