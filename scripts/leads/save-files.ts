import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#lib/data-folder.ts';
import { savedName } from '#lib/leads/files/active-content.ts';
import { bytesOf, scanAgain } from '#lib/leads/files/open-file.ts';
import type { OpenFile } from '#lib/leads/store/files.ts';
import { complain } from './print.ts';

/** A name that no file of the folder has: `paper.pdf`, then `paper (2).pdf`. */
async function openNew(folder: string, name: string) {
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`);
    try {
      return { path, file: await open(path, 'wx', 0o600) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

async function saveFile(file: OpenFile, folder: string): Promise<string | undefined> {
  const scan = await scanAgain(file);
  if (scan === 'infected') return 'the virus scanner found something in it';
  if (scan === 'unscanned') return 'the virus scanner has not seen it yet, and does not answer';
  const made = await openNew(folder, savedName(file));
  try {
    for await (const bytes of bytesOf(file)) await made.file.write(bytes);
    return undefined;
  } catch {
    await rm(made.path, { force: true });
    return 'it is damaged';
  } finally {
    await made.file.close();
  }
}

/** Writes the files of a lead into a folder, as they were sent; overwrites none. False when one could not be written. */
export async function saveFiles(files: readonly OpenFile[], folder: string): Promise<boolean> {
  makeFolder(folder);
  let whole = true;
  for (const file of files) {
    const problem = await saveFile(file, folder);
    if (!problem) continue;
    complain(`${file.name} was not saved: ${problem}`);
    whole = false;
  }
  return whole;
}
