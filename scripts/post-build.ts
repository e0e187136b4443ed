import { dirname, join } from 'node:path';
import { config } from '#lib/config.ts';
import { locales } from '#lib/i18n/routing.ts';
import { loadSite } from '../front-door/load-site.ts';
import { holdPages } from './build/write-deferred-pages.ts';
import { pruneShareImages } from './prune-share-images.ts';

/**
 * Makes what the framework does not: each page's first script and its own styles. Then proves that the front door can read what `next build` made, and compresses every file and page as small as it gets, so that
 * the server has it ready. Pages hold `SITE_URL`; with another one the server compresses them again by itself.
 */
const dir = dirname(import.meta.dirname);
await holdPages(dir);
const site = loadSite(dir, config().siteUrl);
const absent = locales.filter((locale) => !site.documents.has(`/${locale}/missing`));
if (absent.length > 0) throw new Error(`The build has no prerendered page for what is missing in: ${absent.join(', ')}`);
pruneShareImages(join(dir, '.next', 'cache', 'share-images'), site.files);
const tell = (made: number, missing: number) => {
  if (made % 25 === 0) process.stdout.write(`${made} of ${missing}\n`);
};
const { made, kept } = await site.compressor.fill([...site.files.values(), ...site.documents.values()], tell);
process.stdout.write(`${site.documents.size} pages, ${site.files.size} files; ${made} variants made, ${kept} kept\n`);
