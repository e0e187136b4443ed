import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';
import { dressDocument } from './document.ts';
import { createEntry, type Entry } from './entry.ts';
import { holdFramework, type Shared } from './hold-framework.ts';
import { immutable } from './load-files.ts';
import { type BuildManifest, readManifest } from './manifest.ts';
import { putOrigin, putOriginInDocument } from './put-origin.ts';

const revalidate = 'public, max-age=0, must-revalidate';

type Loaded = { document: Entry; boot: [path: string, entry: Entry] };

function loadDocument(file: string, route: string, siteUrl: string, shared: Shared): Loaded {
  const { locale, path } = splitLocale(route);
  const whole = putOriginInDocument(readFileSync(`${file}.html`, 'utf8'), siteUrl);
  const { html, boot } = holdFramework(whole, shared, readFileSync(`${file}.css`, 'utf8'));
  const { body, headers } = dressDocument(html, path, siteUrl);
  const status = path === '/missing' ? 404 : 200;
  // A document in the default language, and any that is missing, was chosen by these headers; `rsc` asks Next for data instead.
  const chosen = locale === defaultLocale || status === 404 ? ', Accept-Language, Cookie' : '';
  return {
    document: createEntry({
      body,
      contentType: 'text/html; charset=utf-8',
      cacheControl: revalidate,
      status,
      headers: { ...headers, vary: `Accept-Encoding, RSC${chosen}`, ...(locale && { 'content-language': locale }) },
    }),
    boot: [boot.path, createEntry({ body: Buffer.from(boot.text), contentType: 'text/javascript; charset=utf-8', cacheControl: immutable })],
  };
}

function loadAnswer(file: string, headers: Record<string, string>, siteUrl: string): Entry {
  const contentType = headers['content-type'] ?? 'application/octet-stream';
  const body = readFileSync(file);
  const isText = /^text\/|json|xml/.test(contentType);
  return createEntry({
    body: isText ? Buffer.from(putOrigin(body.toString(), siteUrl)) : body,
    contentType,
    cacheControl: isText ? revalidate : 'public, max-age=86400, stale-while-revalidate=604800',
  });
}

type Build = { documents: Map<string, Entry>; answers: Map<string, Entry>; manifest: BuildManifest };

/**
 * What `next build` made once and for all: documents by internal route (`/es/contact`), and by address answers (`/sitemap.xml`)
 * and what the documents left out.
 */
export function loadBuild(dir: string, siteUrl: string, shared: Shared): Build {
  const manifest = readManifest(dir);
  const documents = new Map<string, Entry>();
  const answers = new Map<string, Entry>();
  for (const { route, headers } of manifest.prerendered) {
    const file = join(dir, '.next', 'server', 'app', route);
    if (existsSync(`${file}.html`)) {
      const { document, boot } = loadDocument(file, route, siteUrl, shared);
      documents.set(route, document);
      answers.set(...boot);
    } else if (existsSync(`${file}.body`)) answers.set(route, loadAnswer(`${file}.body`, headers, siteUrl));
  }
  return { documents, answers, manifest };
}
