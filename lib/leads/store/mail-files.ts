import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#lib/error-code.ts';

export async function removeMailFiles(dataDir: string, keys: readonly string[]): Promise<number> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const matching = names.filter((name) => keys.some((key) => name.includes(key)));
  await Promise.all(matching.map((name) => rm(join(folder, name), { force: true })));
  return matching.length;
}
