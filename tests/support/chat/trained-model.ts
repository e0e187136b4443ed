import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseModel, prepareModel } from '#lib/chat/match-topic.ts';
import { runScript } from './run-script.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'node_modules/.cache/chat-model');
/** What the model is made from. */
const sources = ['data/chat-examples/*.json', 'lib/chat/*.ts', 'lib/text/*.ts', 'messages/*/chat.json'];

/** The file of the model that belongs to the current sources, so that one training serves all test files. */
function modelFile(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return join(folder, hash.digest('hex').slice(0, 16));
}

beforeAll(async () => {
  const file = modelFile();
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const tempFile = `${file}.${process.pid}`;
    runScript('train-model.ts', tempFile);
    renameSync(tempFile, file);
  }
  await prepareModel(() => parseModel(readFileSync(file)));
}, 300_000);
