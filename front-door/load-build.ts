import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, splitLocale } from '#lib/i18n/routing.ts';
import { finishDocument } from './document.ts';
import { createEntry, type Entry } from './entry.ts';
import { type BuildManifest, readManifest } from './manifest.ts';
import { putOrigin } from './put-origin.ts';

const revalidate = 'public, max-age=0, must-revalidate';

function loadDocument(file: string, route: string, siteUrl: string): Entry {
  const { locale, path } = splitLocale(route);
  const { body, headers } = finishDocument(readFileSync(file, 'utf8'), path, siteUrl);
  const status = path === '/missing' ? 404 : 200;
  // A document in the default language, and any that is missing, was chosen by these headers; `rsc` asks Next for data instead.
  const chosen = locale === defaultLocale || status === 404 ? ', Accept-Language, Cookie' : '';
  return createEntry({
    body,
    contentType: 'text/html; charset=utf-8',
    cacheControl: revalidate,
    status,
    headers: { ...headers, vary: `Accept-Encoding, RSC${chosen}`, ...(locale && { 'content-language': locale }) },
  });
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

/** What `next build` made once and for all, by internal route: documents (`/es/contact`) and answers (`/sitemap.xml`). */
export function loadBuild(dir: string, siteUrl: string): { documents: Map<string, Entry>; answers: Map<string, Entry>; manifest: BuildManifest } {
  const manifest = readManifest(dir);
  const documents = new Map<string, Entry>();
  const answers = new Map<string, Entry>();
  for (const { route, headers } of manifest.prerendered) {
    const file = join(dir, '.next', 'server', 'app', route);
    if (existsSync(`${file}.html`)) documents.set(route, loadDocument(`${file}.html`, route, siteUrl));
    else if (existsSync(`${file}.body`)) answers.set(route, loadAnswer(`${file}.body`, headers, siteUrl));
  }
  return { documents, answers, manifest };
}
