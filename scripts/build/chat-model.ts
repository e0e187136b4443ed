import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../lock.mjs';
import { serverModuleOptions } from '../node-binary.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/chat-model');
/** What the model is made from. */
const sources = ['data/chat-examples/*.json', 'lib/chat/*.ts', 'lib/text/*.ts', 'messages/*/chat.json'];
const keptModels = 3;

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function deleteOldModels(): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const newestFirst = files.map((file) => ({ file, time: statSync(file).mtimeMs })).toSorted((left, right) => right.time - left.time);
  for (const { file } of newestFirst.slice(keptModels)) rmSync(file, { force: true });
}

/** Inside jest, where each use of a global object takes longer, the training would take five times as long: it runs in a process of its own. */
async function train(file: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)(process.execPath, [...serverModuleOptions, join(import.meta.dirname, 'train-chat.ts'), `${file}.new`]);
  renameSync(`${file}.new`, file);
  deleteOldModels();
}

/**
 * The file of the chat's model that belongs to the current sources. The build and the unit tests, which `npm test` runs at the same time, share one
 * training of half a minute: the first process trains, the others wait.
 */
export async function trainedModelFile(): Promise<string> {
  const file = join(folder, hashOfSources());
  await withLock(folder, async () => {
    if (!existsSync(file)) await train(file);
  });
  return file;
}
