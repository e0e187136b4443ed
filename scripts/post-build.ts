import { dirname, join } from 'node:path';
import { config } from '#lib/config.ts';
import { locales } from '#lib/i18n/routing.ts';
import { loadSite } from '../front-door/load-site.ts';
import { writeDeferredPages } from './build/write-deferred-pages.ts';
import { pruneShareImages } from './prune-share-images.ts';

// After `next build`: defers the hydration of every page, and compresses what the front door serves. With another `SITE_URL` the server
// compresses pages again by itself.
const dir = dirname(import.meta.dirname);
const { siteUrl } = config();
await writeDeferredPages(dir, siteUrl);
const site = loadSite(dir, siteUrl);
const absent = locales.filter((locale) => !site.documents.has(`/${locale}/missing`));
if (absent.length > 0) throw new Error(`The build has no prerendered not-found page in: ${absent.join(', ')}`);
pruneShareImages(join(dir, '.next', 'cache', 'share-images'), site.files);
const showProgress = (made: number, missing: number) => {
  if (made % 25 === 0) process.stdout.write(`${made} of ${missing}\n`);
};
const { made, kept } = await site.compressor.fill([...site.files.values(), ...site.documents.values()], showProgress);
process.stdout.write(`${site.documents.size} pages, ${site.files.size} files; ${made} variants made, ${kept} kept\n`);
