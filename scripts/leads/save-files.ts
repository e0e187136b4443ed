import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#lib/data-folder.ts';
import { errorCode } from '#lib/error-code.ts';
import { savedName } from '#lib/leads/active-content.ts';
import { readFileChunks, scanIfUnscanned } from '#lib/leads/files/open-file.ts';
import type { OpenFile } from '#lib/leads/store/files.ts';
import { printError } from './verb.ts';

/** Creates a file under a free name: `paper.pdf`, then `paper (2).pdf`. */
async function createFile(folder: string, name: string) {
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`);
    try {
      return { path, file: await open(path, 'wx', 0o600) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

async function saveFile(file: OpenFile, folder: string): Promise<string | undefined> {
  const scan = await scanIfUnscanned(file);
  if (scan === 'infected') return 'the virus scanner found something in it';
  if (scan === 'unscanned') return 'the virus scanner has not seen it yet, and does not answer';
  const target = await createFile(folder, savedName(file));
  try {
    for await (const bytes of readFileChunks(file)) await target.file.write(bytes);
    return undefined;
  } catch {
    await rm(target.path, { force: true });
    return 'it is damaged';
  } finally {
    await target.file.close();
  }
}

/** Writes the files of a lead into a folder; overwrites none. False when one could not be written. */
export async function saveFiles(files: readonly OpenFile[], folder: string): Promise<boolean> {
  makeFolder(folder);
  let isComplete = true;
  for (const file of files) {
    const problem = await saveFile(file, folder);
    if (!problem) continue;
    printError(`${file.name} was not saved: ${problem}`);
    isComplete = false;
  }
  return isComplete;
}
