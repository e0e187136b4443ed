import { join, sep } from 'node:path';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type BuildManifest, readManifest } from '#next-internals/read-manifest.ts';
import { assetFile, assets, deferredDocumentFile, renderedFile } from '#next-internals/built-files.ts';
import { defaultLocale, locales, splitLocale } from '#lib/i18n/routing.ts';
import { flightHeader } from '#next-internals/request-headers.ts';
import { type Compressor, createCompressor } from './compress.ts';
import { createDictionary, type Dictionary, dictionaryEntry, dictionaryPage } from './dictionary.ts';
import { createEntry, type Entry } from './entry.ts';
import { contentTypeOf, isText } from './content-type.ts';
import { readBuildOrigin, replaceOrigin } from './build-origin.ts';
import { documentHeaders } from './document-headers.ts';
import { inlineHashes } from './inline-hashes.ts';

const revalidate = 'public, max-age=0, must-revalidate';
/** Cache time of a file whose name changes with its content. */
const immutable = 'public, max-age=31536000, immutable';
const cacheForADay = 'public, max-age=86400, stale-while-revalidate=604800';

function documentEntry(html: string, route: string, siteUrl: string, dictionaries: ReadonlyMap<string | undefined, Dictionary>): Entry {
  const { locale, path } = splitLocale(route);
  const dictionary = dictionaries.get(locale);
  const status = path === '/missing' ? 404 : 200;
  // An address without a language prefix, and the not-found page, may have another language for another visitor.
  const languageVary = locale === defaultLocale || status === 404 ? ', Accept-Language, Cookie' : '';
  return createEntry({
    body: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
    cacheControl: revalidate,
    status,
    dictionary,
    headers: {
      ...documentHeaders(inlineHashes(html), path, siteUrl),
      ...(dictionary && { link: `<${dictionary.address}>; rel="compression-dictionary"` }),
      vary: `Accept-Encoding, Available-Dictionary, ${flightHeader.toUpperCase()}${languageVary}`,
      ...(locale && { 'content-language': locale }),
    },
  });
}

type Build = { documents: Map<string, Entry>; responses: Map<string, Entry>; manifest: BuildManifest };

/** What `next build` rendered: documents by internal route (`/es/contact`), other responses by address (`/sitemap.xml`). */
function loadBuild(dir: string, siteUrl: string): Build {
  const manifest = readManifest(dir);
  const origin = readBuildOrigin(dir);
  const readText = (file: string): string => replaceOrigin(readFileSync(file, 'utf8'), origin, siteUrl);
  const documents = new Map<string, Entry>();
  const responses = new Map<string, Entry>();
  const dictionaries = new Map<string | undefined, Dictionary>();
  for (const locale of locales) {
    const file = deferredDocumentFile(dir, `/${locale}${dictionaryPage}`);
    if (!existsSync(file)) continue;
    const dictionary = createDictionary(readText(file), locale);
    dictionaries.set(locale, dictionary);
    responses.set(dictionary.address, dictionaryEntry(dictionary, locale, immutable));
  }
  for (const { route, headers } of manifest.prerendered) {
    const documentFile = deferredDocumentFile(dir, route);
    const responseFile = `${renderedFile(dir, route)}.body`;
    if (existsSync(documentFile)) documents.set(route, documentEntry(readText(documentFile), route, siteUrl, dictionaries));
    else if (existsSync(responseFile)) {
      const contentType = headers['content-type'] ?? 'application/octet-stream';
      const body = isText(contentType) ? Buffer.from(readText(responseFile)) : readFileSync(responseFile);
      // The icon is an SVG, thus text, but links to it carry a hash of its content, so it may be cached like a picture.
      const isRevalidated = isText(contentType) && !contentType.startsWith('image/');
      responses.set(route, createEntry({ body, contentType, cacheControl: isRevalidated ? revalidate : cacheForADay }));
    }
  }
  return { documents, responses, manifest };
}

function loadFolder(folder: string, prefix: string, cacheControl: string): [string, Entry][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map((file) => {
      const path = join(file.parentPath, file.name);
      const address = `${prefix}${path.slice(folder.length).split(sep).map(encodeURIComponent).join('/')}`;
      return [address, createEntry({ body: readFileSync(path), contentType: contentTypeOf(path), cacheControl })];
    });
}

/** The files of the site by address: hashed assets of the build, and public/. */
function loadFiles(dir: string): Map<string, Entry> {
  return new Map([
    ...loadFolder(join(dir, 'public'), '', 'public, max-age=3600, must-revalidate'),
    // These files keep their names in each version, and the desk must not run an old one.
    ...loadFolder(join(dir, 'public', 'desk'), '/desk', 'no-cache'),
    ...loadFolder(assetFile(dir, assets), assets, immutable),
  ]);
}

export type Site = {
  /** Files and prerendered responses by address. */
  files: ReadonlyMap<string, Entry>;
  /** Prerendered documents by internal route, such as `/en/contact`. */
  documents: ReadonlyMap<string, Entry>;
  dynamicRoutes: BuildManifest['dynamicRoutes'];
  compressor: Compressor;
};

export function loadSite(dir: string, siteUrl: string): Site {
  const files = loadFiles(dir);
  const { documents, responses, manifest } = loadBuild(dir, siteUrl);
  return {
    files: new Map([...files, ...responses]),
    documents,
    dynamicRoutes: manifest.dynamicRoutes,
    compressor: createCompressor(join(dir, '.next', 'cache', 'front-door')),
  };
}
