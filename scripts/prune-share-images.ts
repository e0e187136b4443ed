import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../front-door/entry.ts';

/** Drops the pictures kept between builds that no page shows any more. */
export function pruneShareImages(folder: string, files: ReadonlyMap<string, Entry>): void {
  const shown = new Set([...files].filter(([address]) => address.startsWith('/og/')).map(([, { hash }]) => hash));
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
    if (!Array.from(shown).some((start) => hash.startsWith(start))) rmSync(file, { force: true });
  }
}
