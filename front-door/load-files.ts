import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { assetFile, assets } from '#next-internals/built-files.ts';
import { contentTypeOf } from './content-type.ts';
import { createEntry, type Entry } from './entry.ts';

/** Cache time of a file whose name changes with its content. */
const immutable = 'public, max-age=31536000, immutable';

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
export function loadFiles(dir: string): Map<string, Entry> {
  return new Map([
    ...loadFolder(join(dir, 'public'), '', 'public, max-age=3600, must-revalidate'),
    // These files keep their names in each version, and the desk must not run an old one.
    ...loadFolder(join(dir, 'public', 'desk'), '/desk', 'no-cache'),
    ...loadFolder(assetFile(dir, assets), assets, immutable),
  ]);
}
