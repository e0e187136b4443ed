import 'server-only';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#lib/data-folder.ts';
import { errorCode } from '#lib/error-code.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import type { Video } from './video.ts';

/** Search results and when they were found (epoch ms). */
export type CachedVideos = { videos: readonly Video[]; at: number };

const maxAgeMs = 30 * dayMs;

async function deleteOld(folder: string, now: number): Promise<void> {
  for (const name of await readdir(/* turbopackIgnore: true */ folder)) {
    const path = join(folder, name);
    const file = await stat(/* turbopackIgnore: true */ path).catch(() => undefined);
    if (file && file.mtimeMs < now - maxAgeMs) await rm(/* turbopackIgnore: true */ path, { force: true });
  }
}

/**
 * Search results, one file per key below the data folder, so that a restart does not spend units again. Instances with separate data folders have
 * separate caches. Keys are fit for file names. Both functions reject with the error of the file system, `read` also for a damaged file.
 */
export function createVideoCache(dataDir: string) {
  const folder = join(dataDir, 'cache', 'videos');
  const pathOf = (key: string) => join(folder, `${key}.json`);
  return {
    async read(key: string): Promise<CachedVideos | undefined> {
      const text = await readFile(/* turbopackIgnore: true */ pathOf(key), 'utf8').catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? undefined : JSON.parse(text);
    },
    /** Replaces the results of a key, and deletes those of others that are a month old. */
    async write(key: string, cached: CachedVideos): Promise<void> {
      makeFolder(folder);
      const temporary = join(folder, `${randomUUID()}.part`);
      await writeFile(/* turbopackIgnore: true */ temporary, JSON.stringify(cached), { mode: 0o600 });
      await rename(/* turbopackIgnore: true */ temporary, pathOf(key));
      await deleteOld(folder, cached.at);
    },
  };
}
