import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#lib/error-code.ts';

/** Deletes the mail files whose name contains one of the parts. Returns their number. */
export async function removeMailFiles(dataDir: string, nameParts: readonly string[]): Promise<number> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const matching = names.filter((name) => nameParts.some((part) => name.includes(part)));
  await Promise.all(matching.map((name) => rm(join(folder, name), { force: true })));
  return matching.length;
}
