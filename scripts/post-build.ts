import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { modelFile } from '#lib/chat/match-topic.ts';
import { config } from '#lib/config.ts';
import { locales } from '#lib/i18n/routing.ts';
import type { Entry } from '#front-door/entry.ts';
import { loadSite } from '../front-door/load-site.ts';
import { trainedModelFile } from './build/chat-model.ts';
import { writeDeferredPages } from './build/write-deferred-pages.ts';

/** Deletes cached share images that no page shows any more, and all but the newest of equal ones. */
function pruneShareImages(folder: string, files: ReadonlyMap<string, Entry>): void {
  const wanted = new Set([...files].filter(([address]) => address.startsWith('/og/')).map(([, { hash }]) => hash));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const kept = names.map((name) => join(folder, name)).map((file) => ({ file, time: statSync(file).mtimeMs }));
  for (const { file } of kept.toSorted((left, right) => right.time - left.time)) {
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 27);
    if (!wanted.delete(hash)) rmSync(file, { force: true });
  }
}

// After `next build`: defers the hydration of every page, trains the topics of the chat, and compresses what the front door serves. With another `SITE_URL` the server
// compresses pages again by itself.
const dir = dirname(import.meta.dirname);
const { siteUrl } = config();
await writeDeferredPages(dir, siteUrl);
copyFileSync(await trainedModelFile(), join(dir, modelFile));
const site = loadSite(dir, siteUrl);
const absent = locales.filter((locale) => !site.documents.has(`/${locale}/missing`));
if (absent.length > 0) throw new Error(`The build has no prerendered not-found page in: ${absent.join(', ')}`);
pruneShareImages(join(dir, '.next', 'cache', 'share-images'), site.files);
const showProgress = (made: number, missing: number) => {
  if (made % 25 === 0) process.stdout.write(`${made} of ${missing}\n`);
};
const { made, kept } = await site.compressor.fill([...site.files.values(), ...site.documents.values()], showProgress);
process.stdout.write(`${site.documents.size} pages, ${site.files.size} files; ${made} variants made, ${kept} kept\n`);
