import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';
import { isText } from './content-type.ts';
import { documentHeaders } from './document.ts';
import { createEntry, type Entry, lateEntry } from './entry.ts';
import {
  hydrationScriptPath,
  hydrationScript,
  type DeferredPages,
  deferredPageFiles,
  putOriginInDeferredPage,
  readDeferredPages,
} from './deferred-pages.ts';
import { immutable } from './load-files.ts';
import { type BuildManifest, readManifest } from '#next-internals/read-manifest.ts';
import { putOrigin } from './put-origin.ts';

const revalidate = 'public, max-age=0, must-revalidate';

function loadDocument(file: string, route: string, { boot, scripts, styles }: DeferredPages[string], siteUrl: string): Entry {
  const { locale, path } = splitLocale(route);
  const status = path === '/missing' ? 404 : 200;
  // Documents in the default language, and the missing page, are chosen by these headers; with `rsc` Next sends data instead.
  const chosen = locale === defaultLocale || status === 404 ? ', Accept-Language, Cookie' : '';
  return createEntry({
    body: Buffer.from(putOriginInDeferredPage(readFileSync(deferredPageFiles(file).html, 'utf8'), boot, siteUrl)),
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

/** The scripts of a document, read at their first request: most pages are never hydrated. */
const loadScripts = (file: string, siteUrl: string): Entry =>
  lateEntry(() =>
    createEntry({
      body: Buffer.from(hydrationScript(readFileSync(deferredPageFiles(file).scripts, 'utf8'), siteUrl)),
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: immutable,
    }),
  );

function loadAnswer(file: string, headers: Record<string, string>, siteUrl: string): Entry {
  const contentType = headers['content-type'] ?? 'application/octet-stream';
  const body = readFileSync(file);
  const isEdited = isText(contentType);
  return createEntry({
    body: isEdited ? Buffer.from(putOrigin(body.toString(), siteUrl)) : body,
    contentType,
    cacheControl: isEdited ? revalidate : 'public, max-age=86400, stale-while-revalidate=604800',
  });
}

type Build = { documents: Map<string, Entry>; answers: Map<string, Entry>; manifest: BuildManifest };

/**
 * What `next build` rendered: documents by internal route (`/es/contact`), and by address responses (`/sitemap.xml`) and the
 * scripts of deferred documents.
 */
export function loadBuild(dir: string, siteUrl: string): Build {
  const manifest = readManifest(dir);
  const held = readDeferredPages(dir);
  const documents = new Map<string, Entry>();
  const answers = new Map<string, Entry>();
  for (const { route, headers } of manifest.prerendered) {
    const file = join(dir, '.next', 'server', 'app', route);
    const page = held[route];
    if (page) {
      documents.set(route, loadDocument(file, route, page, siteUrl));
      answers.set(hydrationScriptPath(page.boot, siteUrl), loadScripts(file, siteUrl));
    } else if (existsSync(`${file}.body`)) answers.set(route, loadAnswer(`${file}.body`, headers, siteUrl));
  }
  return { documents, answers, manifest };
}
