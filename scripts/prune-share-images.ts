import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../front-door/entry.ts';

/** Deletes cached share images that no page shows any more, and all but the newest of equal ones. */
export function pruneShareImages(folder: string, files: ReadonlyMap<string, Entry>): void {
  const wanted = new Set([...files].filter(([address]) => address.startsWith('/og/')).map(([, { hash }]) => hash));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const kept = names.map((name) => join(folder, name)).map((file) => ({ file, time: statSync(file).mtimeMs }));
  for (const { file } of kept.toSorted((left, right) => right.time - left.time)) {
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 27);
    if (!wanted.delete(hash)) rmSync(file, { force: true });
  }
}
